-- tries to ask for numbers across the whole range
-- expect: fault at most 128 numbers
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.number { seat = seat, min = math.mininteger, max = math.maxinteger }
    end,
}
