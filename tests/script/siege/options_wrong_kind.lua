-- tries to offer seats as spaces, and worse
-- expect: fault expected
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.space { seat = seat, among = { 1, {}, 3 } }
    end,
}
