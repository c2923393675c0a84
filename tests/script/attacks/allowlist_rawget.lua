-- tries to look behind a view
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if rawget(host, "win") == nil then
            host.win()
        end
    end,
}
