-- stage_solo_south.lua - a solitaire game with a canoe, and the sea east of Tonga is known.
return {
    title = "Solitaire, near south",
    text = "A Transport each; two hexes of ocean beside Tonga.",
    seats = { min = 2, max = 2 },
    nobody = { "Samoa" },
    brings = { "chit", "opponent" },
    data = {
        setups = { for_2 = { end_vp = 30, opponent = "samoa", late_after = 6, chits_kept = 2, canoes = 1 } },
        map = { hex_1_0 = { kind = "ocean" }, hex_2_0 = { kind = "ocean" } },
    },
}
