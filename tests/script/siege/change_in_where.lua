-- tries to change the match inside where
-- expect: fault cannot be used in a filter
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.space { seat = seat, where = function() game.gain(seat, 5000) return 1 end }
    end,
}
