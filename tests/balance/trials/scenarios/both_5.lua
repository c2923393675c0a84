-- tests/balance/trials/scenarios/both_5.lua - Raiatea and Hiva have four green boxes and a brown one each.
return {
    title = "Both 5",
    text = "Raiatea and Hiva have four green boxes and a brown one each.",
    seats = { min = 2, max = 4 },
    data = { tiles = { raiatea = { green = 4, brown = 1 }, hiva = { green = 4, brown = 1 } } },
}
