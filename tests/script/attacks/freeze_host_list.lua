-- tries to replace a function of the host as one of several things that are assigned to
-- expect: fault error
-- defence: freeze
return {
    play = function()
        local none
        none, host.stop = 1, function()
            host.win()
        end
        host.stop()
    end,
}
