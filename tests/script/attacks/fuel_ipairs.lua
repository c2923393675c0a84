-- tries to walk long lists very often
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = {}
        for i = 1, 1000 do
            t[i] = i
        end
        for _ = 1, 1500 do
            for _ in ipairs(t) do
            end
        end
        host.win()
    end,
}
