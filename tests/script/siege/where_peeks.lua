-- tries to look at the other player's hidden counters in a filter and a score
-- expect: harmless
-- asks: 1
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local theirs = game.counters(1 - seat)
        local truth = {}
        for _, piece in ipairs(theirs) do
            assert(not host.knows(seat, piece))
            truth[host.kind_id(host.kind_of(piece))] = true
        end
        assert(not truth.unknown)
        local function peek(piece)
            if host.kind_id(host.kind_of(piece)) ~= "unknown" then
                game.gain(seat, 9999)
            end
            for _, other in ipairs(theirs) do -- what it held before is no way round it
                assert(host.kind_id(host.kind_of(other)) == "unknown")
            end
            for _, own in ipairs(game.counters(seat)) do
                assert(host.kind_id(host.kind_of(own)) ~= "unknown")
            end
            return true
        end
        local chosen = ask.piece { seat = seat, among = theirs, always = true,
                                   where = peek, prefer = function(p) return peek(p) and 1 or 0 end }
        assert(host.kind_id(host.kind_of(chosen)) ~= "unknown") -- the card itself knows it
    end,
}
