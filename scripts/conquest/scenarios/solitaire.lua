-- scripts/conquest/scenarios/solitaire.lua - Tonga against Samoa, whom nobody plays.
return {
    title = "Solitaire",
    text = "\z
        You are Tonga. Nobody plays Samoa: chits drawn from a cup say what it does. You win with \z
        30 points while at least two chits are left in the cup.",
    rule = "S3",
    seats = { min = 2, max = 2 },
    nobody = { "Samoa" },
    brings = { "chit", "opponent" },
    rules_allowed = {
        "variable_end", "south_island", "saved_resources", "malaria", "experienced_solitaire",
    },
    data = {
        setups = { for_2 = { end_vp = 30, opponent = "samoa", late_after = 6, chits_kept = 2 } },
        -- Nobody's homes here, and no more islands with four boxes, which bring chits [Sol.4g].
        tiles = { raiatea = { green = 2, brown = 1 }, hiva = { green = 2, brown = 1 } },
        -- One warrior each: only one person wants them here.
        map = {
            kiribati = { warriors = 1 },
            nauru = { warriors = 1 },
            marshall = { warriors = 1 },
        },
    },
}
