-- tries to reach into the closures of others
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if debug.getupvalue(host.filter, 1) == nil then
            host.win()
        end
    end,
}
