-- tries to filter with functions in C that burn nothing
-- expect: fault all its instructions
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        for _ = 1, 100000 do
            ask.number { seat = seat, min = 1, max = 127, where = select }
        end
        game.gain(seat, 5000)
    end,
}
