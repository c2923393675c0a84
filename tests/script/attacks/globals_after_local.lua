-- tries to replace a library in a statement that looks like more names of a local
-- expect: fault error
-- defence: globals
return {
    play = function()
        local a
        math = { max = host.win }
        math.max(a)
    end,
}
