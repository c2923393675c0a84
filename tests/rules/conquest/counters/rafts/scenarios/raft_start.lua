-- raft_start.lua - Tonga begins with a raft at sea that carries two Bands.
return {
    title = "Raft start",
    text = "A start with more kinds of counters, for tests.",
    seats = { min = 2, max = 2 },
    add = {
        places = { { id = "sea", hex = "hex_1_1", from = 2, to = 2 } },
        starts = {
            { id = "raft", home = "tonga", hex = "hex_1_1", counter = "raft" },
            { id = "aboard", home = "tonga", hex = "hex_1_1", kind = "band", count = 2 },
        },
    },
}
