-- scripts/archipelago/cards/pyramid.lua - a progress card [7.2n].
local calm = use "calm"

return {
    title = "Pyramid",
    text = "Wonder: 2 discs and 4 stone. Rebellion rises by 2. Two medals.",
    number = 48,
    type = "progress",
    price_1 = 5, price_2 = 6, price_3 = 3,
    wonder = 1, medals = 2, discs = 2, stone = 4, rebellion = 2,
    status = "printed", effect_status = "part",
    worth = function() return 12 - calm.worth(2) end,
}
