-- tries to never stop asking, whatever the answer
-- expect: fault all its instructions
-- asks: 48
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        while true do
            pcall(ask.yes_no, { seat = seat })
        end
    end,
}
