-- stage_chain.lua - the islands of the picture of a chain [7.2].
return {
    title = "Chain",
    text = "Tuamotu, Kermadec and Pitcairn lie open around Tonga.",
    seats = { min = 2, max = 2 },
    data = {
        setups = { for_2 = { canoes = 6, bands = 2, villages = 3 } },
        map = { hex_1_1 = { kind = "ocean" } },
    },
    add = {
        places = {
            { id = "tuamotu", hex = "hex_2_1", tile = "tuamotu", facing = "s", from = 2, to = 2 },
            { id = "kermadec", hex = "hex_1_2", tile = "kermadec", facing = "s", from = 2, to = 2 },
            { id = "pitcairn", hex = "hex_0_2", tile = "pitcairn", facing = "s", from = 2, to = 2 },
        },
    },
}
