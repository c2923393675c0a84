-- tries to pass off a callable table as a filter
-- expect: fault must be a function
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.space { seat = seat, where = setmetatable({}, { __call = function() game.gain(seat, 5000) end }) }
    end,
}
