-- tries to ask once more than is allowed
-- expect: fault 48 questions
-- asks: 48
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        for _ = 1, 49 do
            ask.yes_no { seat = seat }
        end
        game.gain(seat, 5000)
    end,
}
