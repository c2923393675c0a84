-- scripts/archipelago/cards/diplomat.lua - a character [7].
local calm, goods = use "calm", use "goods"

-- An explorer token takes the place of any good [5.8i].
local function can_pay(seat)
    return function(id) return game.cubes(seat, id) + game.tokens(seat) > 0 end
end

return {
    title = "Diplomat",
    text = "Owner: pay one cube of any good; rebellion falls by 1.",
    number = 22,
    type = "character",
    price_1 = 5, price_2 = 6, price_3 = 3,
    status = "house", effect_status = "house",
    may_use = function(seat) return goods.any(can_pay(seat)) end,
    use = function(seat)
        local good = goods.ask(seat, "diplomat.what", can_pay(seat), function(id)
            return game.cubes(seat, id)
        end)
        if good and game.pay(seat, good, 1) then
            game.add_rebellion(-1)
        end
    end,
    worth = function() return calm.worth(1) - 2 end,
}
