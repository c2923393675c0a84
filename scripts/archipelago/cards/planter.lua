-- scripts/archipelago/cards/planter.lua - a character [7].
local goods = use "goods"

return {
    title = "Planter",
    text = "Owner: one fruit from the bank, if you have a unit in a region with such an icon.",
    number = 18,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    status = "house", effect_status = "house",
    may_use = function(seat)
        return game.bank("fruit") > 0 and goods.near(seat, "fruit")
    end,
    use = function(seat) game.gain(seat, "fruit", 1) end,
    worth = function() return 3 end,
}
