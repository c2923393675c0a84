-- early_plague.lua - takes villages of whoever draws it as long as the game lets it.
return {
    title = "Plague",
    text = "Villages of the drawer die out, the last of a group too.",
    mood = "bad",
    play = function(seat)
        for _, at in ipairs(game.controlled(seat)) do
            while game.remove_village(at) do
            end
        end
    end,
}
