-- tries to offer as many choices as there is room for
-- expect: harmless
-- asks: 1
-- default: 127
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        assert(ask.number { seat = seat, min = 1, max = 128, default = 128 } == 1)
    end,
}
