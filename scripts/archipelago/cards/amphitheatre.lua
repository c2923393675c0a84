-- scripts/archipelago/cards/amphitheatre.lua - a progress card [7.2a].
local calm = use "calm"

return {
    title = "Amphitheatre",
    text = "Owner, 1 disc: 2 florins from the bank, and rebellion falls by 1.",
    number = 25,
    type = "progress",
    price_1 = 5, price_2 = 6, price_3 = 3,
    discs = 1, income = 2, rebellion = -1,
    status = "printed", effect_status = "part",
    worth = function() return 2 + calm.worth(1) end,
}
