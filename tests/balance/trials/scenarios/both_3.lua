-- tests/balance/trials/scenarios/both_3.lua - Raiatea and Hiva have three green boxes instead of two.
return {
    title = "Raiatea and Hiva 3",
    text = "Raiatea and Hiva have three green boxes instead of two.",
    seats = { min = 2, max = 4 },
    data = { tiles = { raiatea = { green = 3 }, hiva = { green = 3 } } },
}
