-- tests/balance/trials/scenarios/east_9.lua - Raiatea has five boxes (four green), Hiva four.
return {
    title = "East 9",
    text = "Raiatea has five boxes (four green), Hiva four.",
    seats = { min = 2, max = 4 },
    data = { tiles = { raiatea = { green = 4, brown = 1 }, hiva = { green = 3, brown = 1 } } },
}
