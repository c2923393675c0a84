-- tries to roll more often than can be kept, then ask
-- expect: fault chance more than 64
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        for _ = 1, 65 do
            host.roll(6)
        end
        ask.yes_no { seat = seat }
        game.gain(seat, 5000)
    end,
}
