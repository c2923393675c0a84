-- stage_solo.lua - a solitaire game with all chits in the cup after the first draw.
return {
    title = "Solitaire",
    text = "All chits from the second draw on, four points to win.",
    seats = { min = 2, max = 2 },
    nobody = { "Samoa" },
    brings = { "chit", "opponent" },
    data = {
        setups = { for_2 = { end_vp = 4, opponent = "samoa", late_after = 1, chits_kept = 2, villages = 3 } },
    },
}
