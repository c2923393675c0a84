-- tries to reach the table of globals
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if _G.math then
            host.win()
        end
    end,
}
