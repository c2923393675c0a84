-- early_south.lua - the standard game in which Aotearoa lies on the map from the start.
return {
    title = "Early south",
    text = "The standard game, for tests of Te Waka Maui.",
    seats = { min = 2, max = 4 },
    add = {
        places = {
            { id = "aotearoa", hex = "hex_1_1", tile = "aotearoa", facing = "s", from = 2, to = 4 },
        },
    },
}
