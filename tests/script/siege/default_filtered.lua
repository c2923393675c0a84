-- tries to offer a default that its own filter bars
-- expect: harmless
-- asks: 1
-- default: -1
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        assert(ask.number { seat = seat, max = 3, default = 2, where = function(n) return n ~= 2 end } == 0)
    end,
}
