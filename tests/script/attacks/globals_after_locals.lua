-- tries to replace a library among several names behind a list of locals without values
-- expect: fault error
-- defence: globals
return {
    play = function()
        local a, b
        a, math, b = 1, { max = host.win }, 2
        math.max(a, b)
    end,
}
