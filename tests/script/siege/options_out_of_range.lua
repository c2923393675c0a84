-- tries to offer a space that is not there
-- expect: fault zone out of range
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.space { seat = seat, among = { 1, 5000 } }
    end,
}
