-- tests/balance/trials/scenarios/as_before.lua - Raiatea and Hiva have two green boxes and a brown one each.
return {
    title = "As before",
    text = "Raiatea and Hiva have two green boxes and a brown one each.",
    seats = { min = 2, max = 4 },
    data = { tiles = { raiatea = { green = 2, brown = 1 }, hiva = { green = 2, brown = 1 } } },
}
