-- tries to put bytes that are no text into the journal
-- expect: fault cannot be shown
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.yes_no { seat = seat, prompt = "\xff\xfe" }
    end,
}
