-- duel_race.lua - the game of the duel to six points.
return {
    title = "Race",
    text = "The standard game to six points, for tests.",
    seats = { min = 2, max = 4 },
    data = { setups = { for_2 = { end_vp = 6 }, for_3 = { end_vp = 6 } } },
}
