-- scripts/archipelago/cards/ranch.lua - a progress card [7].
return {
    title = "Ranch",
    text = "\z
        Anyone, 1 florin: your next harvest of cattle in this round brings twice as many \z
        cubes.",
    number = 32,
    type = "progress",
    price_1 = 5, price_2 = 6, price_3 = 3,
    anyone = 1, florins = 1, doubles = "cattle",
    status = "house", effect_status = "house",
}
