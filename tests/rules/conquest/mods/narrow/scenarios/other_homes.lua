-- tests/rules/conquest/mods/narrow/scenarios/other_homes.lua - a home of another name in Fiji, and
-- the list of homes the other way round.
return {
    title = "Other homes",
    text = "For tests.",
    seats = { min = 2, max = 2 },
    data = { map = { fiji = { kind = "home", warriors = 0 } } },
    leave_out = { homes = "all" },
    add = {
        homes = {
            { id = "samoa", hex = "samoa", facing = "n", for_2 = true },
            { id = "viti", hex = "fiji", facing = "s", for_2 = true },
            { id = "hiva", hex = "hex_5_m3", facing = "ne" },
            { id = "raiatea", hex = "hex_3_m1", facing = "se" },
            { id = "tonga", hex = "tonga", facing = "s" },
        },
    },
}
