-- stage_solo_far.lua - a solitaire game in which the opponent's only War Canoe is out of reach.
return {
    title = "Solitaire far away",
    text = "A War Canoe at Wake; all chits from the second draw on.",
    seats = { min = 2, max = 2 },
    nobody = { "Samoa" },
    brings = { "chit", "opponent" },
    data = {
        setups = { for_2 = { end_vp = 30, opponent = "samoa", late_after = 1, chits_kept = 2 } },
    },
    add = {
        starts = { { id = "far", home = "samoa", hex = "wake", kind = "war_canoe" } },
    },
}
