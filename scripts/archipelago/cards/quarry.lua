-- scripts/archipelago/cards/quarry.lua - a progress card [7].
return {
    title = "Quarry",
    text = "\z
        Anyone, 1 florin: your next harvest of stone in this round brings twice as many \z
        cubes.",
    number = 34,
    type = "progress",
    price_1 = 5, price_2 = 6, price_3 = 3,
    anyone = 1, florins = 1, doubles = "stone",
    status = "house", effect_status = "house",
}
