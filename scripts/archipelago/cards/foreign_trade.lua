-- scripts/archipelago/cards/foreign_trade.lua - a progress card [7].
return {
    title = "Foreign trade",
    text = "Anyone, 1 florin: one transaction on board II.",
    number = 39,
    type = "progress",
    price_1 = 3, price_2 = 4, price_3 = 2,
    anyone = 1, florins = 1, grants = "export", trades = 1,
    status = "house", effect_status = "house",
}
