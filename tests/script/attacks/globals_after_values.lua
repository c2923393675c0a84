-- tries to replace a library behind the values of a list of locals
-- expect: fault error
-- defence: globals
return {
    play = function()
        local a, b = string, table
        a, math = b, { max = host.win }
        math.max(a)
    end,
}
