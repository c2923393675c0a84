-- scripts/archipelago/cards/plantation.lua - a progress card [7].
return {
    title = "Plantation",
    text = "\z
        Anyone, 1 florin: your next harvest of fruit in this round brings twice as many \z
        cubes.",
    number = 31,
    type = "progress",
    price_1 = 5, price_2 = 6, price_3 = 3,
    anyone = 1, florins = 1, doubles = "fruit",
    status = "house", effect_status = "house",
}
