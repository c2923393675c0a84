-- stage_solo_raids.lua - a solitaire game with islands that colonies reach at once.
return {
    title = "Solitaire raids",
    text = "A War Canoe, two Transports and two Colonies each; all chits from the second draw on.",
    seats = { min = 2, max = 2 },
    nobody = { "Samoa" },
    brings = { "chit", "opponent" },
    data = {
        setups = {
            for_2 = {
                end_vp = 30, opponent = "samoa", late_after = 1, chits_kept = 2,
                canoes = 2, colonies = 2, war_canoes = 1,
            },
        },
        map = { hex_2_m1 = { kind = "ocean" } },
    },
    add = {
        places = {
            { id = "rarotonga", hex = "hex_1_0", tile = "rarotonga", facing = "s", from = 2, to = 2 },
            { id = "tubai", hex = "hex_3_m1", tile = "tubai", facing = "s", from = 2, to = 2 },
        },
    },
}
