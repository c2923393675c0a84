-- tries to be stopped by a question in an iterator, and go on
-- expect: harmless
-- asks: 1
return {
    title = "Attack",
    mood = "bad",
    vars = { runs = 0, done = 0 },
    play = function(seat)
        vars.runs = vars.runs + 1
        pcall(function() for _ in function() return ask.yes_no { seat = seat, may_pass = true } and nil end do break end end)
        vars.done = vars.done + 1
        assert(vars.runs == 1 and vars.done == 1)
    end,
}
