-- tries to lose elements by changing the list while it is sorted
-- expect: harmless
-- defence: sort
return {
    play = function()
        local t, sum = {}, 0
        for i = 1, 60 do
            t[i] = i * 37 % 61
        end
        table.sort(t, function(a, b)
            t[1], t[30], t[60] = 0, 0, 0
            return a < b
        end)
        for i = 1, 60 do
            sum = sum + t[i]
        end
        if sum ~= 1830 then
            host.win()
        end
    end,
}
