-- tries to keep a handle in a table across a question
-- expect: harmless
-- asks: 2
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local kept = { piece = game.counters(seat)[1] }
        ask.yes_no { seat = seat }
        assert(host.owner_of(kept.piece) == seat)
        ask.yes_no { seat = seat }
        assert(kept.piece == game.counters(seat)[1])
    end,
}
