-- tries to replace a function of the host by declaring one, in a file that seems only to call them
-- expect: fault error
-- defence: freeze
return {
    play = function()
        function host.stop()
            host.win()
        end
        host.stop()
    end,
}
