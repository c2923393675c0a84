-- tries to see in which order numbers lie in memory
-- expect: harmless
-- defence: pairs
return {
    play = function()
        local t = {}
        for i = 40, 1, -3 do
            t[i * 1000] = i
        end
        local last = -1
        for key in pairs(t) do
            if key < last then
                host.win()
            end
            last = key
        end
    end,
}
