-- tries to offer more choices than there is room for
-- expect: fault at most 128 numbers
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.number { seat = seat, min = 0, max = 128 }
    end,
}
