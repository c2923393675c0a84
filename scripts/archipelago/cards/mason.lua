-- scripts/archipelago/cards/mason.lua - a character [7].
return {
    title = "Mason",
    text = "Owner: build without a disc, with one stone less.",
    number = 16,
    type = "character",
    price_1 = 5, price_2 = 6, price_3 = 3,
    grants = "build", less_stone = 1,
    status = "house", effect_status = "house",
}
