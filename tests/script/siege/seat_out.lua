-- tries to ask a seat that is out of the game
-- expect: fault out of the game
-- out: 0
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.yes_no { seat = 0 }
        game.gain(1, 5000)
    end,
}
