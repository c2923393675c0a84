-- tests/rules/conquest/mods/narrow/scenarios/narrow.lua - a map without its far east, an island
-- more, one turned up, some left out, pieces, decks, rules, victory and chance.
return {
    title = "Narrow waters",
    text = "For tests.",
    seats = { min = 2, max = 3 },
    rules = { "saved_resources" },
    rules_allowed = { "malaria", "variable_end" },
    data = {
        map = {
            hex_1_1 = { kind = "ocean" },
            fiji = { warriors = 1 },
            samoa = { green = 2 },
        },
        setups = {
            for_2 = { end_vp = 12, villages = 3, bands = 1, canoes = 1, war_canoes = 1, colonies = 1 },
        },
    },
    add = {
        tiles = { { id = "motu", title = "Motu", green = 2 } },
        places = { { id = "motu", hex = "hex_2_1", tile = "motu", facing = "n", from = 2, to = 3 } },
    },
    leave_out = {
        map = { "hex_12_m4", "hex_13_m6" },
        tiles = { "hawaiki", "rapa_nui" },
    },
    cards = { culture = { moai = { copies = 0 }, hula = { copies = 3 } } },
    queue = { "draw cup ocean-3" },
}
