-- scripts/archipelago/cards/mine.lua - a progress card [7].
return {
    title = "Mine",
    text = "\z
        Anyone, 1 florin: your next harvest of iron in this round brings twice as many \z
        cubes.",
    number = 35,
    type = "progress",
    price_1 = 5, price_2 = 6, price_3 = 3,
    anyone = 1, florins = 1, doubles = "iron",
    status = "house", effect_status = "house",
}
