-- tries to roll dice inside where
-- expect: fault cannot be used in a filter
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.space { seat = seat, where = function() return host.roll(6) end }
    end,
}
