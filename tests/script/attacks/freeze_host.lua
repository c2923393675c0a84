-- tries to replace a function of the host
-- expect: fault error
-- defence: freeze
return {
    play = function()
        local won = host.win
        host.stop = won
        host.stop()
    end,
}
