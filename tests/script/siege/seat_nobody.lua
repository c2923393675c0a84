-- tries to ask nobody
-- expect: fault seat expected
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.yes_no { }
    end,
}
