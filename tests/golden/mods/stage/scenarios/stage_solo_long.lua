-- stage_solo_long.lua - a solitaire game that lasts until the last chit.
return {
    title = "Solitaire to the last chit",
    text = "All chits from the second draw on; the game is lost when none is left.",
    seats = { min = 2, max = 2 },
    nobody = { "Samoa" },
    brings = { "chit", "opponent" },
    data = {
        setups = {
            for_2 = { end_vp = 30, opponent = "samoa", late_after = 1, chits_kept = 0, villages = 3 },
        },
    },
}
