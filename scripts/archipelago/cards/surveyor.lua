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
    text = "Owner: look at the first three tiles of the stack and put one of them on top.",
    number = 24,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    status = "house", effect_status = "house",
    use = function(seat)
        game.look_tiles(seat, 3)
        local tile = ask.card {
            seat = seat,
            prompt = "surveyor.which",
            among = first_tiles(3),
            always = true,
        }
        if tile then
            game.raise_tile(host.kind_of(tile))
        end
    end,
    worth = function() return 0 end,
}
