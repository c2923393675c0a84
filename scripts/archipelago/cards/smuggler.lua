-- scripts/archipelago/cards/smuggler.lua - a character [7].
local goods = use "goods"

local function can_give(seat, board, id)
    return (game.cubes(seat, id) or 0) > 0 and game.room(board, id) > 0
        and goods.any(function(other) return other ~= id and game.stock(board, other) > 0 end)
end

local function can_swap(seat, board)
    return goods.any(function(id) return can_give(seat, board, id) end)
end

return {
    title = "Smuggler",
    text = "Owner: put a cube of yours on board I or II and take one of another good from there.",
    number = 23,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    status = "house", effect_status = "house",
    may_use = function(seat) return can_swap(seat, "home") or can_swap(seat, "export") end,
    use = function(seat)
        local board = ask.choice {
            seat = seat,
            prompt = "smuggler.board",
            options = { "board.home", "board.export" },
            where = function(text) return can_swap(seat, text:sub(7)) end,
        }
        board = board and board:sub(7)
        local give = board and goods.ask(seat, "smuggler.give", function(id)
            return can_give(seat, board, id)
        end)
        local take = give and goods.ask(seat, "smuggler.take", function(id)
            return id ~= give and game.stock(board, id) > 0
        end, function(id) return game.price(board, id) end)
        if take then
            game.swap_cube(seat, board, give, take)
        end
    end,
    worth = function() return 1 end,
}
