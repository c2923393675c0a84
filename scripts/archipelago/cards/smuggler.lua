-- scripts/archipelago/cards/smuggler.lua - a character [7].
local goods = use "goods"

-- Can the seat put a cube of a good on a board, and take another one there?
local function fits(seat, board)
    return function(give)
        return game.cubes(seat, give) > 0 and game.room(board, give) > 0
            and goods.any(function(take) return take ~= give and game.stock(board, take) > 0 end)
    end
end

local function boards(seat)
    local found = {}
    for _, board in ipairs { "home", "export" } do
        if goods.any(fits(seat, board)) then
            found[#found + 1] = "smuggler." .. board
        end
    end
    return found
end

return {
    title = "Smuggler",
    text = "Owner: swap a cube of yours for one of another good on board I or II.",
    number = 23,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    status = "house", effect_status = "house",
    may_use = function(seat) return #boards(seat) > 0 end,
    use = function(seat)
        local chosen = ask.choice {
            seat = seat,
            prompt = "smuggler.where",
            options = boards(seat),
            always = true, -- where it could be is a secret
        }
        local board = chosen and chosen:sub(#"smuggler." + 1)
        local give = board and goods.ask(seat, "smuggler.give", fits(seat, board))
        local take = give and goods.ask(seat, "smuggler.take", function(id)
            return id ~= give and game.stock(board, id) > 0
        end, function(id) return game.price(board, id) end)
        if take then
            game.swap_cube(seat, board, give, take)
        end
    end,
    worth = function() return 1 end,
}
