-- tries to roll again what was rolled before a question
-- expect: harmless
-- asks: 2
return {
    title = "Attack",
    mood = "bad",
    vars = { first = 0 },
    play = function(seat)
        local first = host.roll(1000)
        vars.first = vars.first * 1000 + first
        ask.yes_no { seat = seat }
        local second = host.roll(1000)
        ask.yes_no { seat = seat }
        assert(vars.first == first and second >= 1)
    end,
}
