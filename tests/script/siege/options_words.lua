-- tries to offer more texts than there is room for
-- expect: fault too long
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local words = {}
        for i = 1, 100 do
            words[i] = "word" .. i
        end
        ask.choice { seat = seat, options = words }
    end,
}
