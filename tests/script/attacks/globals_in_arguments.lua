-- tries to replace a library in a function among arguments, brackets and indices
-- expect: fault error
-- defence: globals
return {
    play = function()
        local t = { [1] = (function(a, b) return a, b end)(1, 2) };
        (tostring)(t[ipairs({}) and 1], (function()
            t[(1)], math = 1, { max = host.win }
            math.max(t[1], 2)
        end)(), 3)
    end,
}
