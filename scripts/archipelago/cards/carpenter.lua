-- scripts/archipelago/cards/carpenter.lua - a character [7].
return {
    title = "Carpenter",
    text = "Owner: build a ship without a disc, for one florin less.",
    number = 15,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    grants = "ship", less_florins = 1,
    status = "house", effect_status = "house",
}
