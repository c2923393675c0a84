-- tests/rules/conquest/mods/narrow/scenarios/outposts.lua - homes that begin with other pieces, and
-- not at home alone.
return {
    title = "Outposts",
    text = "For tests.",
    seats = { min = 2, max = 3 },
    add = {
        starts = {
            { id = "fleet", home = "tonga", hex = "hex_m2_1", kind = "transport" },
            { id = "settlers", home = "tonga", hex = "hex_m2_1", kind = "colony" },
            { id = "guard", home = "tonga", hex = "fiji", kind = "band", instead = true },
            { id = "fiji", home = "tonga", hex = "fiji", count = 4 },
            { id = "samoa", home = "samoa", hex = "samoa", count = 1, instead = true },
            { id = "hulls", home = "samoa", hex = "samoa", kind = "war_canoe", count = 2 },
            { id = "wake", home = "hiva", hex = "wake", kind = "rumor" },
        },
    },
}
