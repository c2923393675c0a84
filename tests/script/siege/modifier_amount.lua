-- tries to modify by more than fits
-- expect: fault too big
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        game.more_orders(seat, 65536 * 2 + 9)
        game.gain(seat, 5000)
    end,
}
