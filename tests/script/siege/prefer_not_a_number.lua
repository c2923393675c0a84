-- tries to score choices with what is no number
-- expect: harmless
-- asks: 1
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local bad = { 0 / 0, 1 / 0, -1 / 0, 1e300 }
        ask.number { seat = seat, min = 1, max = 4, prefer = function(n) return bad[n] end }
    end,
}
