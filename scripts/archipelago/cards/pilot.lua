-- scripts/archipelago/cards/pilot.lua - a character [7].
return {
    title = "Pilot",
    text = "Owner, 1 disc: explore, even if the circles of the wheel are full.",
    number = 14,
    type = "character",
    price_1 = 5, price_2 = 6, price_3 = 3,
    discs = 1, grants = "explore",
    status = "house", effect_status = "house",
}
