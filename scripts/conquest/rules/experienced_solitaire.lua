-- scripts/conquest/rules/experienced_solitaire.lua - chits for islands with three boxes, too.
return {
    title = "Experienced solitaire",
    text = "In the solitaire game a chit is drawn for every new island with three or four boxes " ..
        "that the opponent does not hold.",
    rule = "S4",
    scenarios = { "solitaire" },
    modifies = { chit_boxes = -1 },
}
