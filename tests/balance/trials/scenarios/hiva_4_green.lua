-- tests/balance/trials/scenarios/hiva_4_green.lua - Hiva has five boxes (four green).
return {
    title = "Hiva 4 green",
    text = "Hiva has five boxes (four green).",
    seats = { min = 2, max = 4 },
    data = { tiles = { hiva = { green = 4, brown = 1 } } },
}
