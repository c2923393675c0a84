-- tries to cut long texts very often
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local s = ("x"):rep(60000)
        for _ = 1, 600 do
            s:sub(2)
        end
        host.win()
    end,
}
