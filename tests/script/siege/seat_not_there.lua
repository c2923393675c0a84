-- tries to ask a seat that is not there
-- expect: fault seat out of range
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.yes_no { seat = 7 }
    end,
}
