-- tries to ask with the longest prompt there may be
-- expect: harmless
-- asks: 1
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.yes_no { seat = seat, prompt = ("x"):rep(95) }
    end,
}
