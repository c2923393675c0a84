-- tries to be stopped by a question in pcall, and go on
-- expect: harmless
-- asks: 1
return {
    title = "Attack",
    mood = "bad",
    vars = { runs = 0, done = 0 },
    play = function(seat)
        vars.runs = vars.runs + 1
        pcall(function() ask.yes_no { seat = seat } game.gain(seat, 1) end)
        vars.done = vars.done + 1
        assert(vars.runs == 1 and vars.done == 1)
    end,
}
