-- scripts/archipelago/cards/herder.lua - a character [7].
local goods = use "goods"

return {
    title = "Herder",
    text = "Owner: one cattle from the bank, if you have a unit in a region with such an icon.",
    number = 19,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    status = "house", effect_status = "house",
    may_use = function(seat)
        return game.bank("cattle") > 0 and goods.near(seat, "cattle")
    end,
    use = function(seat) game.gain(seat, "cattle", 1) end,
    worth = function() return 3 end,
}
