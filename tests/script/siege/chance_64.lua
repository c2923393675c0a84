-- tries to roll as often as can be kept, and ask
-- expect: harmless
-- asks: 2
return {
    title = "Attack",
    mood = "bad",
    vars = { sum = 0 },
    play = function(seat)
        local sum = 0
        for _ = 1, 64 do
            sum = sum + host.roll(6)
        end
        ask.yes_no { seat = seat }
        vars.sum = sum
        ask.yes_no { seat = seat }
        assert(vars.sum == sum)
    end,
}
