-- tries to make a handle out of a number
-- expect: fault piece expected
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        host.kind_of(17)
        game.gain(seat, 5000)
    end,
}
