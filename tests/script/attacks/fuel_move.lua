-- tries to copy long lists in one instruction each
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = {}
        for i = 1, 50000 do
            t[i] = i
        end
        for _ = 1, 50 do
            table.move(t, 1, 50000, 2)
        end
        host.win()
    end,
}
