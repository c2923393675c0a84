-- tries to replace a library behind a local without a value and signs, with no name on the way
-- expect: fault error
-- defence: globals
return {
    play = function()
        local a ({})[1], math = 1, { max = host.win }
        math.max(a)
    end,
}
