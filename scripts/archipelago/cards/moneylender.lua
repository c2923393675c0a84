-- scripts/archipelago/cards/moneylender.lua - a character [7].
local calm = use "calm"

return {
    title = "Moneylender",
    text = "Owner: 3 florins from the bank; rebellion rises by 1.",
    number = 21,
    type = "character",
    price_1 = 5, price_2 = 6, price_3 = 3,
    income = 3, rebellion = 1,
    status = "house", effect_status = "house",
    worth = function() return 3 - calm.worth(1) end,
}
