-- tries to hand the module a number that is none
-- expect: harmless
return {
    title = "Attack",
    mood = "bad",
    worth = function() return 1e300 end,
    play = function(seat)
        game.gain_worth(seat, "attack")
        assert(host.score(seat) == 0)
    end,
}
