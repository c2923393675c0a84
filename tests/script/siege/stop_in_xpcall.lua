-- tries to be stopped by a question in xpcall, and go on
-- expect: harmless
-- asks: 1
return {
    title = "Attack",
    mood = "bad",
    vars = { runs = 0, done = 0 },
    play = function(seat)
        vars.runs = vars.runs + 1
        xpcall(ask.yes_no, function() game.gain(seat, 5000) end, { seat = seat })
        vars.done = vars.done + 1
        assert(vars.runs == 1 and vars.done == 1)
    end,
}
