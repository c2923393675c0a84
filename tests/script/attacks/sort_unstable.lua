-- tries to see how equal things are moved about
-- expect: harmless
-- defence: sort
return {
    play = function()
        local t = {}
        for i = 1, 200 do
            t[i] = { i % 3, i }
        end
        table.sort(t, function(a, b) return a[1] < b[1] end)
        for i = 2, 200 do
            if t[i - 1][1] == t[i][1] and t[i - 1][2] > t[i][2] then
                host.win()
                return
            end
        end
    end,
}
