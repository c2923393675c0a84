-- tries to measure behind metamethods
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if rawlen({}) == 0 then
            host.win()
        end
    end,
}
