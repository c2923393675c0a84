-- tries to lose a piece within a filter by asking a card for a number
-- expect: harmless
return {
    title = "Attack",
    mood = "bad",
    worth = function(seat)
        return host.owner_of(game.counters(seat)[1]) == seat and 1 or 2
    end,
    play = function(seat)
        ask.number { seat = seat, min = 1, max = 2, where = function()
            local piece = game.counters(seat)[1]
            assert(game.worth(seat, "attack") == 1)
            assert(host.owner_of(piece) == seat)
            return false
        end }
    end,
}
