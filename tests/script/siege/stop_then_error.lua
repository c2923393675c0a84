-- tries to fail after an answer
-- expect: fault too bad
-- asks: 1
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        game.gain(seat, 1)
        ask.yes_no { seat = seat }
        game.gain(seat, 5000)
        error("too bad")
    end,
}
