-- tries to join long lists very often
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = {}
        for i = 1, 30000 do
            t[i] = "x"
        end
        for _ = 1, 70 do
            table.concat(t)
        end
        host.win()
    end,
}
