-- scripts/archipelago/cards/shipyard.lua - a progress card [7].
return {
    title = "Shipyard",
    text = "Anyone, 1 florin: build a ship without a disc.",
    number = 43,
    type = "progress",
    price_1 = 3, price_2 = 4, price_3 = 2,
    anyone = 1, florins = 1, grants = "ship",
    status = "house", effect_status = "house",
}
