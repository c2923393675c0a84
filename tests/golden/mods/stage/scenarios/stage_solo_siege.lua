-- stage_solo_siege.lua - a solitaire game in which a battle is fought at once.
return {
    title = "Solitaire siege",
    text = "One village each; all chits from the second draw on.",
    seats = { min = 2, max = 2 },
    nobody = { "Samoa" },
    brings = { "chit", "opponent" },
    data = {
        setups = { for_2 = { end_vp = 30, opponent = "samoa", late_after = 1, chits_kept = 2, villages = 1, bands = 0, war_canoes = 1 } },
    },
}
