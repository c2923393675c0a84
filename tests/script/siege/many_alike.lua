-- tries to choose one counter twice, or to be offered fewer than there are
-- expect: harmless
-- asks: 3
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local theirs = game.counters(1 - seat)
        assert(#theirs == 3)
        local chosen = ask.many { seat = seat, of = "piece", among = theirs, at_least = 3,
                                  at_most = 3, always = true }
        assert(#chosen == 3)
        assert(chosen[1] ~= chosen[2] and chosen[1] ~= chosen[3] and chosen[2] ~= chosen[3])
    end,
}
