-- scripts/archipelago/cards/surveyor.lua - a character [7].
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
            among = game.top_tiles(3),
            always = true,
        }
        if tile then
            game.raise_tile(tile)
        end
    end,
    worth = function() return 0 end,
}
