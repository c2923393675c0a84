-- tries to run out of fuel because it runs again and again
-- expect: harmless
-- asks: 12
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        for _ = 1, 12 do
            ask.yes_no { seat = seat }
            for _ = 1, 120000 do
            end
        end
    end,
}
