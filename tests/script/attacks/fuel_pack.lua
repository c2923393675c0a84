-- tries to pack many values very often
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = {}
        for i = 1, 900 do
            t[i] = i
        end
        for _ = 1, 1500 do
            table.pack(table.unpack(t))
        end
        host.win()
    end,
}
