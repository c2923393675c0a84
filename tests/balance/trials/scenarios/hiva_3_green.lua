-- tests/balance/trials/scenarios/hiva_3_green.lua - Hiva has five boxes (three green).
return {
    title = "Hiva 3 green",
    text = "Hiva has five boxes (three green).",
    seats = { min = 2, max = 4 },
    data = { tiles = { hiva = { green = 3, brown = 2 } } },
}
