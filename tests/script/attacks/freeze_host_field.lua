-- tries to write to the host through a field of the same name
-- expect: fault error
-- defence: freeze
return {
    play = function()
        local all = { host = host }
        all.host.stop = function()
            host.win()
        end
        host.stop()
    end,
}
