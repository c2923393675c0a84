-- scripts/archipelago/cards/fishery.lua - a progress card [7].
return {
    title = "Fishery",
    text = "\z
        Anyone, 1 florin: your next harvest of fish in this round brings twice as many \z
        cubes.",
    number = 30,
    type = "progress",
    price_1 = 5, price_2 = 6, price_3 = 3,
    anyone = 1, florins = 1, doubles = "fish",
    status = "house", effect_status = "house",
}
