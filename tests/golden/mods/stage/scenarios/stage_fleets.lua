-- stage_fleets.lua - fleets are built when the game begins, and Tahiti lies between the homes.
return {
    title = "Fleets",
    text = "Three villages, War Canoes, Warrior Bands and Transports each, and two Colonies.",
    seats = { min = 2, max = 3 },
    data = {
        setups = {
            for_2 = { villages = 3, bands = 3, war_canoes = 3, canoes = 3, colonies = 2 },
            for_3 = { villages = 3, bands = 3, war_canoes = 3, canoes = 3, colonies = 2 },
        },
        map = { hex_1_1 = { kind = "ocean" } },
        places = { niue = { hex = "hex_2_0" } },
    },
    add = {
        places = {
            { id = "tahiti", hex = "hex_1_0", tile = "tahiti", facing = "s", from = 2, to = 3 },
        },
    },
}
