-- tries to read the clock
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if os.time() > 0 then
            host.win()
        end
    end,
}
