-- tries to have the characters of long texts counted
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local s = ("x"):rep(60000)
        for _ = 1, 200 do
            utf8.len(s)
        end
        host.win()
    end,
}
