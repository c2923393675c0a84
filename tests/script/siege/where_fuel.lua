-- tries to burn all fuel inside where
-- expect: fault all its instructions
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        pcall(ask.space, { seat = seat, where = function() while true do end end })
        game.gain(seat, 5000)
    end,
}
