-- tests/balance/trials/scenarios/hiva_5.lua - Hiva has five boxes (three green).
return {
    title = "Hiva 5",
    text = "Hiva has five boxes (three green).",
    seats = { min = 2, max = 4 },
    data = { tiles = { hiva = { green = 3, brown = 2 } } },
}
