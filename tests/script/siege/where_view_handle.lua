-- tries to keep the handle of a piece that a filter has seen
-- expect: fault stale
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local kept
        ask.seat { seat = seat, where = function()
            kept = game.counters(1 - seat)[1]
            return false
        end }
        host.kind_of(kept)
    end,
}
