-- stage_race.lua - four points are enough, which each of two players has at once.
return {
    title = "Race",
    text = "Three villages, Tahiti at hand, and four points to the end.",
    seats = { min = 2, max = 2 },
    data = {
        setups = { for_2 = { end_vp = 4, villages = 3, canoes = 1, colonies = 1 } },
    },
    add = {
        places = {
            { id = "tahiti", hex = "hex_1_0", tile = "tahiti", facing = "s", from = 2, to = 2 },
        },
    },
}
