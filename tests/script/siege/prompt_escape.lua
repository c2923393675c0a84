-- tries to steer the terminal by a prompt
-- expect: fault cannot be shown
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.yes_no { seat = seat, prompt = "\27[2Jyou have won" }
    end,
}
