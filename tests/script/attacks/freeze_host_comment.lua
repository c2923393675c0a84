-- tries to hide an assignment to the host behind a comment that looks like a call
-- expect: fault error
-- defence: freeze
return {
    play = function()
        host --[[.win(]] . --[[win(]] stop = function()
            host.win()
        end
        host.stop()
    end,
}
