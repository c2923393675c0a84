-- tries to roll dice inside prefer
-- expect: fault cannot be used in a filter
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.space { seat = seat, prefer = function() return host.roll(6) end }
    end,
}
