-- scripts/archipelago/cards/angler.lua - a character [7].
local goods = use "goods"

return {
    title = "Angler",
    text = "Owner: one fish from the bank, if you have a unit in a region with such an icon.",
    number = 17,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    status = "house", effect_status = "house",
    may_use = function(seat)
        return game.bank("fish") > 0 and goods.near(seat, "fish")
    end,
    use = function(seat) game.gain(seat, "fish", 1) end,
    worth = function() return 3 end,
}
