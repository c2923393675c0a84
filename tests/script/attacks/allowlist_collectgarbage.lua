-- tries to see how much memory there is
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if collectgarbage("count") > 0 then
            host.win()
        end
    end,
}
