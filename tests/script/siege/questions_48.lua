-- tries to ask as often as is allowed
-- expect: harmless
-- asks: 48
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        for _ = 1, 48 do
            ask.yes_no { seat = seat }
        end
    end,
}
