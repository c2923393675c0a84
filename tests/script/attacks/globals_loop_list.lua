-- tries to replace a function of the sandbox in what a loop goes through
-- expect: fault error
-- defence: globals
return {
    play = function()
        for a, b in (function() next, pairs = 1, host.win return ipairs({ 1 }) end)() do
            pairs(a, b)
        end
    end,
}
