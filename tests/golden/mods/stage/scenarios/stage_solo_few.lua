-- stage_solo_few.lua - a solitaire game with one war canoe of each colour.
return {
    title = "Solitaire, few canoes",
    text = "One war canoe each.",
    seats = { min = 2, max = 2 },
    nobody = { "Samoa" },
    brings = { "chit", "opponent" },
    data = {
        setups = { for_2 = { end_vp = 56, opponent = "samoa", late_after = 6, chits_kept = 2 } },
        pieces = { war_canoe = { count = 1 } },
    },
}
