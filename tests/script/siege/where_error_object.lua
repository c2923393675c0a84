-- tries to throw a table with a nasty __tostring out of where
-- expect: fault an error that is a table
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local bomb = setmetatable({}, { __tostring = function() game.gain(seat, 5000) return "x" end })
        ask.space { seat = seat, where = function() error(bomb) end }
    end,
}
