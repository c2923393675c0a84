-- tries to count a score beyond its end
-- expect: harmless
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        game.gain(seat, 4000)
        game.gain(seat, -2147483648)
        assert(host.score(seat) == 0)
    end,
}
