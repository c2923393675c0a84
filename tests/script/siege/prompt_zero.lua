-- tries to hide the end of a prompt behind a zero byte
-- expect: fault cannot be shown
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.yes_no { seat = seat, prompt = "yes?\0no?" }
    end,
}
