-- small_sea.lua - a map of 37 hexes for two, with its own islands and markers.
--
-- Nothing of the printed map is left. Turned by half a circle the map is the same: neither home is
-- the better one. There is a marker for each Unknown hex, and three that lead off course.
return {
    title = "The small sea",
    text = "Tonga and Samoa share a sea with nine islands to be found; the end at 16 points.",
    rule = "3.1",
    seats = { min = 2, max = 2 },
    rules_allowed = { "variable_end", "random_events", "saved_resources", "open_hands" },
    leave_out = {
        map = "all",
        tiles = "all",
        places = "all",
        homes = { "raiatea", "hiva" },
    },
    add = {
        map = {
            -- column -3
            { id = "hex_m3_0", q = -3, r = 0, kind = "unknown" },
            { id = "hex_m3_1", q = -3, r = 1, kind = "unknown" },
            { id = "hex_m3_2", q = -3, r = 2, kind = "unknown" },
            { id = "hex_m3_3", q = -3, r = 3, kind = "unknown" },
            -- column -2
            { id = "hex_m2_m1", q = -2, r = -1, kind = "unknown" },
            { id = "hex_m2_0", q = -2, r = 0, kind = "unknown" },
            { id = "tonga", q = -2, r = 1, kind = "home", title = "Tonga", green = 3, brown = 1 },
            { id = "hex_m2_2", q = -2, r = 2, kind = "ocean" },
            { id = "hex_m2_3", q = -2, r = 3, kind = "unknown" },
            -- column -1
            { id = "hex_m1_m2", q = -1, r = -2, kind = "unknown" },
            { id = "hex_m1_m1", q = -1, r = -1, kind = "unknown" },
            { id = "hex_m1_0", q = -1, r = 0, kind = "ocean" },
            { id = "hex_m1_1", q = -1, r = 1, kind = "ocean" },
            { id = "hex_m1_2", q = -1, r = 2, kind = "unknown" },
            { id = "hex_m1_3", q = -1, r = 3, kind = "unknown" },
            -- column 0
            { id = "hex_0_m3", q = 0, r = -3, kind = "unknown" },
            { id = "hex_0_m2", q = 0, r = -2, kind = "unknown" },
            { id = "hex_0_m1", q = 0, r = -1, kind = "unknown" },
            { id = "uvea", q = 0, r = 0, kind = "island", title = "Uvea", green = 2, warriors = 2 },
            { id = "hex_0_1", q = 0, r = 1, kind = "unknown" },
            { id = "hex_0_2", q = 0, r = 2, kind = "unknown" },
            { id = "hex_0_3", q = 0, r = 3, kind = "unknown" },
            -- column 1
            { id = "hex_1_m3", q = 1, r = -3, kind = "unknown" },
            { id = "hex_1_m2", q = 1, r = -2, kind = "unknown" },
            { id = "hex_1_m1", q = 1, r = -1, kind = "ocean" },
            { id = "hex_1_0", q = 1, r = 0, kind = "ocean" },
            { id = "hex_1_1", q = 1, r = 1, kind = "unknown" },
            { id = "hex_1_2", q = 1, r = 2, kind = "unknown" },
            -- column 2
            { id = "hex_2_m3", q = 2, r = -3, kind = "unknown" },
            { id = "hex_2_m2", q = 2, r = -2, kind = "ocean" },
            { id = "samoa", q = 2, r = -1, kind = "home", title = "Samoa", green = 3, brown = 1 },
            { id = "hex_2_0", q = 2, r = 0, kind = "unknown" },
            { id = "hex_2_1", q = 2, r = 1, kind = "unknown" },
            -- column 3
            { id = "hex_3_m3", q = 3, r = -3, kind = "unknown" },
            { id = "hex_3_m2", q = 3, r = -2, kind = "unknown" },
            { id = "hex_3_m1", q = 3, r = -1, kind = "unknown" },
            { id = "hex_3_0", q = 3, r = 0, kind = "unknown" },
        },
        tiles = {
            { id = "vavau", title = "Vavau", green = 2, brown = 1 },
            { id = "haapai", title = "Haapai", green = 2 },
            { id = "futuna", title = "Futuna", green = 2 },
            { id = "manua", title = "Manua", green = 1, brown = 1 },
            { id = "niuafoou", title = "Niuafoou", green = 1 },
            { id = "alofi", title = "Alofi", green = 1 },
            { id = "swains", title = "Swains Island", atoll = true },
            { id = "rose", title = "Rose Atoll", atoll = true },
            { id = "minerva", title = "Minerva Reefs", atoll = true },
        },
    },
    data = {
        homes = {
            tonga = { hex = "tonga", facing = "sw" },
            samoa = { hex = "samoa", facing = "ne" },
        },
        markers = {
            ["island-1"] = { copies = 2 },
            ["island-2"] = { copies = 5 },
            ["island-3"] = { copies = 2 },
            ["ocean-1"] = { copies = 8 },
            ["ocean-2"] = { copies = 8 },
            ["ocean-3"] = { copies = 3 },
            ["off-course"] = { copies = 3 },
        },
        pieces = {
            transport = { count = 9 },
            war_canoe = { count = 4 },
            band = { count = 8 },
            colony = { count = 3 },
        },
        setups = { for_2 = { end_vp = 16 } },
    },
}
