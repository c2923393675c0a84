-- tries to act in a close handler while a question stops it
-- expect: fault __close
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local guard <close> = setmetatable({}, { __close = function() game.gain(seat, 5000) end })
        ask.yes_no { seat = seat }
    end,
}
