-- tries to save a handle in a variable, to use it in another action
-- expect: fault 32 bits
return {
    title = "Attack",
    mood = "bad",
    vars = { piece = 0 },
    play = function(seat)
        vars.piece = game.counters(seat)[1]
        game.gain(seat, 5000)
    end,
}
