-- tries to ask for numbers from the highest to the lowest
-- expect: harmless
-- asks: 0
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        assert(ask.number { seat = seat, min = math.maxinteger, max = 0 } == nil)
    end,
}
