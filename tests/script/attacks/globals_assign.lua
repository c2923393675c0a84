-- tries to make a global
-- expect: fault error
-- defence: globals
return {
    play = function()
        counter = 1
        host.win()
    end,
}
