-- tries to walk the characters of long texts
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local s = ("x"):rep(60000)
        for _ = 1, 25 do
            for _ in utf8.codes(s) do
            end
        end
        host.win()
    end,
}
