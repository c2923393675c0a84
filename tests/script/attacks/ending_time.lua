-- tries to catch the end of the host's patience and go on
-- expect: fault time
-- defence: ending
return {
    play = function()
        local s = ("\0"):rep(60000)
        pcall(function()
            while s <= s do
            end
        end)
        host.win()
    end,
}
