-- tries to give the bots a hint they do not know
-- expect: fault hint
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.yes_no { seat = seat, hint = "win" }
    end,
}
