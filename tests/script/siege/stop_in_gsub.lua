-- tries to be stopped by a question in the function given to gsub, and go on
-- expect: harmless
-- asks: 3
return {
    title = "Attack",
    mood = "bad",
    vars = { runs = 0, done = 0 },
    play = function(seat)
        vars.runs = vars.runs + 1
        pcall(string.gsub, "abc", ".", function() ask.yes_no { seat = seat } return "x" end)
        vars.done = vars.done + 1
        assert(vars.runs == 1 and vars.done == 1)
    end,
}
