-- tries to use handles of one run in another that is inside it
-- expect: harmless
return {
    title = "Attack",
    mood = "bad",
    worth = function(seat)
        return host.owner_of(game.counters(seat)[1]) == seat and 1 or 2
    end,
    play = function(seat)
        local piece = game.counters(seat)[1]
        assert(game.worth(seat, "attack") == 1)
        assert(host.owner_of(piece) == seat)
    end,
}
