-- tries to score choices with a text
-- expect: fault number expected
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.number { seat = seat, max = 4, prefer = function() return "much" end }
    end,
}
