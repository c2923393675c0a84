-- scripts/conquest/scenarios/solitaire.lua - Tonga against Samoa, whom nobody plays.
return {
    title = "Solitaire",
    text = "You are Tonga. Samoa grows and acts by chits; reach 30 points while two are left.",
    rule = "S3",
    seats = { min = 2, max = 2 },
    nobody = { "Samoa" },
    brings = { "chit", "opponent" },
    rules_allowed = {
        "variable_end", "south_island", "saved_resources", "malaria", "experienced_solitaire",
    },
    data = {
        setups = { for_2 = { end_vp = 30, opponent = "samoa", late_after = 6, chits_kept = 2 } },
    },
}
