-- tries to steer the terminal by a choice
-- expect: fault cannot be shown
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.choice { seat = seat, options = { "a", "\27[31mb" } }
    end,
}
