-- scripts/archipelago/cards/local_trade.lua - a progress card [7].
return {
    title = "Local trade",
    text = "Anyone, 1 florin: one transaction on board I.",
    number = 38,
    type = "progress",
    price_1 = 3, price_2 = 4, price_3 = 2,
    anyone = 1, florins = 1, grants = "home", trades = 1,
    status = "part", effect_status = "house",
}
