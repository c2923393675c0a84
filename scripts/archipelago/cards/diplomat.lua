-- scripts/archipelago/cards/diplomat.lua - a character [7].
local calm = use "calm"

return {
    title = "Diplomat",
    text = "Owner: pay one cube of any good; rebellion falls by 1.",
    number = 22,
    type = "character",
    price_1 = 5, price_2 = 6, price_3 = 3,
    any = 1, rebellion = -1,
    status = "house", effect_status = "house",
    worth = function() return calm.worth(1) - 2 end,
}
