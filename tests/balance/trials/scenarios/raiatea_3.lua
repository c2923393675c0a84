-- tests/balance/trials/scenarios/raiatea_3.lua - Raiatea has three green boxes instead of two.
return {
    title = "Raiatea 3",
    text = "Raiatea has three green boxes instead of two.",
    seats = { min = 2, max = 4 },
    data = { tiles = { raiatea = { green = 3 } } },
}
