-- scripts/archipelago/cards/charter.lua - a progress card [7].
return {
    title = "Charter",
    text = "Owner: build without a disc, for three florins more in place of all cubes.",
    number = 41,
    type = "progress",
    price_1 = 5, price_2 = 6, price_3 = 3,
    grants = "build", for_florins = 3,
    status = "house", effect_status = "house",
}
