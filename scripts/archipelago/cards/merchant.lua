-- scripts/archipelago/cards/merchant.lua - a character [7.2k].
return {
    title = "Merchant",
    text = "Owner, 1 florin: two transactions on board I, at the prices of the rows.",
    number = 10,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    florins = 1, grants = "home", trades = 2,
    status = "printed", effect_status = "part",
}
