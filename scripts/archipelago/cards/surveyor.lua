-- scripts/archipelago/cards/surveyor.lua - a character [7].
-- The first tiles of the stack, as pieces.
local function first_tiles(n)
    local pile, found = host.pieces(host.zone("pile")), {}
    for at = math.max(1, #pile - n + 1), #pile do
        found[#found + 1] = pile[at]
    end
    return found
end

return {
    title = "Surveyor",
    text = "Owner: look at the first three tiles of the stack and put them back in any order.",
    number = 24,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    status = "house", effect_status = "house",
    use = function(seat)
        game.look_tiles(seat, 3)
        local tiles = first_tiles(3)
        local first = ask.card {
            seat = seat,
            prompt = "surveyor.which",
            among = tiles,
            always = true,
        }
        local second = first and ask.card {
            seat = seat,
            prompt = "surveyor.next",
            among = tiles,
            where = function(tile) return tile ~= first end,
        }
        if first then
            game.order_tiles(host.kind_of(first), second and host.kind_of(second))
        end
    end,
    worth = function() return 0 end,
}
