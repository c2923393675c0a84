-- scripts/archipelago/cards/granary.lua - a progress card [7].
local goods = use "goods"

local function stored(id)
    return (id == "fruit" or id == "cattle" or id == "fish") and game.bank(id) > 0
end

return {
    title = "Granary",
    text = "Owner, 2 florins: one fruit, cattle or fish from the bank.",
    number = 40,
    type = "progress",
    price_1 = 3, price_2 = 4, price_3 = 2,
    florins = 2,
    status = "house", effect_status = "house",
    may_use = function() return goods.any(stored) end,
    use = function(seat)
        local good = goods.ask(seat, "granary.what", stored)
        if good then
            game.gain(seat, good, 1)
        end
    end,
    worth = function() return 1 end,
}
