-- tests/balance/trials/scenarios/raiatea_5.lua - Raiatea has five boxes (three green), Hiva four.
return {
    title = "Raiatea 5",
    text = "Raiatea has five boxes (three green), Hiva four.",
    seats = { min = 2, max = 4 },
    data = { tiles = { raiatea = { green = 3, brown = 2 }, hiva = { green = 3, brown = 1 } } },
}
