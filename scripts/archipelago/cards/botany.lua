-- scripts/archipelago/cards/botany.lua - a progress card [7].
return {
    title = "Botany",
    text = "Owner: one fruit from the bank.",
    number = 44,
    type = "progress",
    price_1 = 3, price_2 = 4, price_3 = 2,
    status = "house", effect_status = "house",
    may_use = function() return game.bank("fruit") > 0 end,
    use = function(seat) game.gain(seat, "fruit", 1) end,
    worth = function() return 2 end,
}
