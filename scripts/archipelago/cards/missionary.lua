-- scripts/archipelago/cards/missionary.lua - a character [7].
local calm = use "calm"

return {
    title = "Missionary",
    text = "Owner, 1 disc: if you control a temple, rebellion falls by 2.",
    number = 13,
    type = "character",
    price_1 = 5, price_2 = 6, price_3 = 3,
    discs = 1, needs_temple = 1, rebellion = -2,
    status = "house", effect_status = "house",
    worth = function() return calm.worth(2) end,
}
