-- tries to reach the registry
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if debug.getregistry() then
            host.win()
        end
    end,
}
