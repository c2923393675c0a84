-- scenarios/bare_isles.lua - no counters, no markers: the first piece is a tile on the map.
return {
    title = "Bare isles",
    text = "Some sorts of pieces are missing, for tests.",
    seats = { min = 2, max = 4 },
    data = {
        pieces = {
            transport = { count = 0 },
            war_canoe = { count = 0 },
            band = { count = 0 },
            colony = { count = 0 },
            rumor = { count = 0 },
            ["local"] = { count = 0 },
            blue = { count = 0 },
        },
        setups = {
            for_2 = { bands = 0, canoes = 0, islands_out = 0 },
            for_3 = { bands = 0, canoes = 0, islands_out = 0 },
            for_4 = { bands = 0, canoes = 0, islands_out = 9 },
        },
        points = { events_from = { halves = 0 } },
    },
    leave_out = { markers = "all", places = "all" },
    add = {
        markers = { { id = "none", title = "None", type = "ocean", copies = 0 } },
        places = {
            { id = "hawaii", hex = "hex_1_0", tile = "hawaii", facing = "n", from = 2, to = 4 },
        },
    },
}
