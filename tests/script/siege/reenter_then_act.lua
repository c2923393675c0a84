-- tries to lose its right to act by being called for a number
-- expect: harmless
-- asks: 1
return {
    title = "Attack",
    mood = "bad",
    worth = function() return 3 end,
    play = function(seat)
        assert(game.worth(seat, "attack") == 3)
        game.gain_worth(seat, "attack")
        assert(host.score(seat) == 3)
        if ask.yes_no { seat = seat } then
            game.gain(seat, 1)
        end
    end,
}
