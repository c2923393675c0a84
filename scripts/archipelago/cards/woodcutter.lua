-- scripts/archipelago/cards/woodcutter.lua - a character [7].
local goods = use "goods"

return {
    title = "Woodcutter",
    text = "Owner: one wood from the bank, if you have a unit in a region with such an icon.",
    number = 20,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    status = "house", effect_status = "house",
    may_use = function(seat)
        return game.bank("wood") > 0 and goods.near(seat, "wood")
    end,
    use = function(seat) game.gain(seat, "wood", 1) end,
    worth = function() return 3 end,
}
