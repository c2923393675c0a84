-- stage_south.lua - Aotearoa lies beside Tonga when the game begins.
return {
    title = "Near south",
    text = "Aotearoa beside Tonga, two Colonies and two Transports each.",
    seats = { min = 2, max = 2 },
    data = {
        setups = { for_2 = { canoes = 2, colonies = 2, war_canoes = 1 } },
        map = { hex_1_0 = { kind = "ocean" } },
    },
    add = {
        places = {
            { id = "aotearoa", hex = "hex_1_1", tile = "aotearoa", facing = "s", from = 2, to = 2 },
        },
    },
}
