-- tries to take a library away
-- expect: fault error
-- defence: globals
return {
    play = function()
        math = nil
        host.win()
    end,
}
