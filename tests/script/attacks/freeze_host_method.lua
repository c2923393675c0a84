-- tries to replace a function of the host by declaring a method
-- expect: fault error
-- defence: freeze
return {
    play = function()
        function host:stop()
            host.win()
        end
        host.stop()
    end,
}
