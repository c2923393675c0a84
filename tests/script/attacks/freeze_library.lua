-- tries to replace a function of a library
-- expect: fault error
-- defence: freeze
return {
    play = function()
        math.floor = host.win
        math.floor(1)
    end,
}
