-- scripts/archipelago/cards/cathedral.lua - a progress card [7.2d].
return {
    title = "Cathedral",
    text = "\z
        Wonder: 2 discs and 3 stone, if you control a temple. Rebellion falls by 1 for each \z
        temple on the map. Two medals.",
    number = 45,
    type = "progress",
    price_1 = 7, price_2 = 9, price_3 = 4,
    wonder = 1, medals = 2, needs_temple = 1, discs = 2, stone = 3, rebellion = -1,
    per = "temples",
    status = "printed", effect_status = "printed",
    worth = function() return 12 end,
}
