-- tries to be stopped by a question in a comparison of sort, and go on
-- expect: harmless
return {
    title = "Attack",
    mood = "bad",
    vars = { runs = 0, done = 0 },
    play = function(seat)
        vars.runs = vars.runs + 1
        local list = { 3, 2, 1 }
        pcall(table.sort, list, function(a, b) ask.yes_no { seat = seat } return a < b end)
        vars.done = vars.done + 1
        assert(vars.runs == 1 and vars.done == 1)
    end,
}
