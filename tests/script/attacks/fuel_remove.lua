-- tries to close the gap at the front of a long list very often
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = {}
        for i = 1, 3000 do
            t[i] = i
        end
        for _ = 1, 3000 do
            table.remove(t, 1)
        end
        host.win()
    end,
}
