-- tries to see what was in a table before
-- expect: harmless
-- defence: pairs
return {
    play = function()
        local letters, a, b = "abcdefghijklmnop", {}, {}
        for i = 1, 100 do
            b["old" .. i] = i
        end
        for i = 1, 100 do
            b["old" .. i] = nil
        end
        for letter in letters:gmatch(".") do
            a[letter], b[letter] = 1, 1
        end
        local first, second = "", ""
        for key in pairs(a) do
            first = first .. key
        end
        for key in pairs(b) do
            second = second .. key
        end
        if first ~= second or first ~= letters then
            host.win()
        end
    end,
}
