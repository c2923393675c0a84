-- rafts.lua - the standard game with the counters of this mod.
return {
    title = "Rafts",
    text = "The standard game with more kinds of counters, for tests.",
    seats = { min = 2, max = 4 },
    options = { deal_homes = false },
}
