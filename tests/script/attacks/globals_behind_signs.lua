-- tries to replace a library behind a loop and signs, with no other name on the way
-- expect: fault error
-- defence: globals
return {
    play = function()
        for n = 1, 2 do
            ({})[1], math = n, { max = host.win }
            math.max()
        end
    end,
}
