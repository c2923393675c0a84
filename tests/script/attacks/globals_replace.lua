-- tries to replace a function of the sandbox for itself
-- expect: fault error
-- defence: globals
return {
    play = function()
        pairs = host.win
        pairs()
    end,
}
