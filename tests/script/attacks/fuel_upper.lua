-- tries to convert long texts very often
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local s = ("x"):rep(60000)
        for _ = 1, 600 do
            s:upper()
        end
        host.win()
    end,
}
