-- tries to see in which order keys were put into a table
-- expect: harmless
-- defence: pairs
return {
    play = function()
        local up, down = {}, {}
        for i = 1, 40 do
            up["key" .. i] = i
            down["key" .. (41 - i)] = i
        end
        local first, second = "", ""
        for key in pairs(up) do
            first = first .. key .. " "
        end
        for key in pairs(down) do
            second = second .. key .. " "
        end
        if first ~= second then
            host.win()
        end
    end,
}
