-- tries to lose sight of a piece that goes elsewhere
-- expect: harmless
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local piece = game.counters(seat)[1]
        game.lose_counter(piece)
        game.lose_counter(piece)
        assert(host.zone_of(piece) == host.zone("lost") and host.owner_of(piece) == seat)
    end,
}
