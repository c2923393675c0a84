-- tries to use up the host's patience bit by bit, with every error caught
-- expect: fault fuel
-- defence: price
-- form: slow
return {
    play = function()
        local s = ("\0"):rep(60000)
        while true do
            pcall(function()
                return s <= s and error()
            end)
        end
    end,
}
