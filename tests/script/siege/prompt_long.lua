-- tries to ask with a prompt that does not fit
-- expect: fault longer than
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.yes_no { seat = seat, prompt = ("x"):rep(96) }
    end,
}
