-- stage_raid.lua - one village and one counter of each sort: who loses a battle has little left.
return {
    title = "Raid",
    text = "A village, a War Canoe, a Transport and a Colony each.",
    seats = { min = 2, max = 3 },
    data = {
        setups = {
            for_2 = { villages = 1, bands = 0, war_canoes = 1, canoes = 1, colonies = 1 },
            for_3 = { villages = 1, bands = 0, war_canoes = 1, canoes = 1, colonies = 1 },
        },
        places = { niue = { hex = "hex_2_0" } },
    },
    add = {
        places = {
            { id = "rarotonga", hex = "hex_1_0", tile = "rarotonga", facing = "s", from = 2, to = 3 },
        },
    },
}
