-- tests/balance/trials/scenarios/raiatea_3_2.lua - Raiatea has three green and two brown boxes.
return {
    title = "Raiatea 3 and 2",
    text = "Raiatea has three green and two brown boxes.",
    seats = { min = 2, max = 4 },
    data = { tiles = { raiatea = { green = 3, brown = 2 } } },
}
