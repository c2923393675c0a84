-- tries to compare behind metamethods
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if rawequal(host, host) then
            host.win()
        end
    end,
}
