-- tries to read the variables of another mod
-- expect: fault there is no variable
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        game.gain(seat, 5000 + vars.battles)
    end,
}
