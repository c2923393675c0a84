-- tries to keep the host's table in a closure made before a call
-- expect: fault error
-- defence: freeze
return {
    play = function()
        local function lend(of, name, what)
            of[name] = what
        end
        lend(host, "stop", function() host.win() end)
        host.stop()
    end,
}
