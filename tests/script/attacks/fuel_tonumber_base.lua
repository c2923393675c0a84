-- tries to have very long numbers read in another base
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local s = ("1"):rep(60000)
        for _ = 1, 200 do
            tonumber(s, 2)
        end
        host.win()
    end,
}
