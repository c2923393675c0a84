-- tries to offer what is no list
-- expect: fault attempt to get length
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.seat { seat = seat, among = 5 }
    end,
}
