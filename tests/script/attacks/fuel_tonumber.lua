-- tries to have very long numbers read
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local s = ("1"):rep(60000)
        for _ = 1, 600 do
            tonumber(s)
        end
        host.win()
    end,
}
