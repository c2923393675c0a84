-- tries to make long texts very often, in one instruction each
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        for _ = 1, 600 do
            local _ = ("x"):rep(60000)
        end
        host.win()
    end,
}
