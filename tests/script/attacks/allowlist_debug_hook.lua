-- tries to remove the hook that counts
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        debug.sethook()
        for _ = 1, 5000000 do
        end
        host.win()
    end,
}
