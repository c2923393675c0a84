-- tries to see what was in a table before
-- expect: harmless
-- defence: pairs
return {
    play = function()
        local a, b = { x = 1, y = 2, z = 3 }, {}
        for i = 1, 100 do
            b["old" .. i] = i
        end
        for i = 1, 100 do
            b["old" .. i] = nil
        end
        b.x, b.y, b.z = 1, 2, 3
        local first, second = "", ""
        for key in pairs(a) do
            first = first .. key
        end
        for key in pairs(b) do
            second = second .. key
        end
        if first ~= second or first ~= "xyz" then
            host.win()
        end
    end,
}
