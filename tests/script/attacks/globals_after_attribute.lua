-- tries to replace a library behind locals that cannot be assigned to
-- expect: fault error
-- defence: globals
return {
    play = function()
        local a <const>, b <const>
        math, string = { max = host.win }, a or b
        math.max()
    end,
}
