-- tries to ask for numbers down to the least there is, whose distance is no number
-- expect: harmless
-- asks: 0
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        assert(ask.number { seat = seat, min = 5, max = math.mininteger } == nil)
        assert(ask.number { seat = seat, min = math.maxinteger, max = math.mininteger } == nil)
        assert(not pcall(ask.number, { seat = seat, min = math.mininteger, max = 5 }))
    end,
}
