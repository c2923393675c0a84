-- tries to get hold of the host's table as what a call of the host is given
-- expect: fault error
-- defence: freeze
return {
    play = function()
        local held = host.filter(function() return host end)
        held.stop = function()
            host.win()
        end
        host.stop()
    end,
}
