-- scripts/archipelago/cards/shipyard.lua - a progress card [7].
return {
    title = "Shipyard",
    text = "Owner: build a ship without a disc, for one florin less.",
    number = 43,
    type = "progress",
    price_1 = 3, price_2 = 4, price_3 = 2,
    grants = "ship", less_florins = 1,
    status = "house", effect_status = "house",
}
