-- tries to replace a library behind a comma, where a field of a table might stand
-- expect: fault error
-- defence: globals
return {
    title = "a", play = function()
        local a = { math = 1, string = 2 }
        a.x, math = 1, { max = host.win }
        math.max()
    end,
}
