-- tries to replace a function of the sandbox in the head of a loop
-- expect: fault error
-- defence: globals
return {
    play = function()
        for a = 1, (function() pairs = host.win return 1 end)() do pairs(a) end
    end,
}
