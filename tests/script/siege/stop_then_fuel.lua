-- tries to use the fuel of many runs: every answer begins with a full tank, and no more
-- expect: fault all its instructions
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        for _ = 1, 5 do
            ask.yes_no { seat = seat }
            for _ = 1, 500000 do
            end
        end
        game.gain(seat, 5000)
    end,
}
