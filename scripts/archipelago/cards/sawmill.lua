-- scripts/archipelago/cards/sawmill.lua - a progress card [7g].
return {
    title = "Sawmill",
    text = "\z
        Anyone, 1 florin: your next harvest of wood in this round brings twice as many \z
        cubes.",
    number = 29,
    type = "progress",
    price_1 = 5, price_2 = 6, price_3 = 3,
    anyone = 1, florins = 1, doubles = "wood",
    status = "printed", effect_status = "printed",
}
