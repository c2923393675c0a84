-- tries to offer two hundred empty texts
-- expect: fault more than 128 choices
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local words = {}
        for i = 1, 200 do
            words[i] = ""
        end
        ask.choice { seat = seat, options = words }
    end,
}
