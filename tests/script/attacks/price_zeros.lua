-- tries to compare texts of zeros, each of which Lua compares by itself
-- expect: fault fuel
-- defence: price
-- form: slow
return {
    play = function()
        local s = ("\0"):rep(60000)
        while s <= s do
        end
    end,
}
