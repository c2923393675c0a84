-- scripts/archipelago/cards/smuggler.lua - a character [7].
local goods = use "goods"

local function on_a_board(id) return game.stock("home", id) + game.stock("export", id) > 0 end

return {
    title = "Smuggler",
    text = "\z
        Owner: swap a cube of yours for one of another good on board II, or on board I where II \z
        has none.",
    number = 23,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    status = "house", effect_status = "house",
    may_use = function(seat)
        return goods.any(function(id)
            return game.cubes(seat, id) > 0 and goods.any(function(other)
                return other ~= id and on_a_board(other)
            end)
        end)
    end,
    use = function(seat)
        local give = goods.ask(seat, "smuggler.give", function(id)
            return game.cubes(seat, id) > 0
        end)
        local take = give and goods.ask(seat, "smuggler.take", function(id)
            return id ~= give and on_a_board(id)
        end, function(id) return game.price("export", id) end)
        if take then
            game.swap_cube(seat, give, take)
        end
    end,
    worth = function() return 1 end,
}
