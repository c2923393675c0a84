-- tries to hide a long loop in the comparison of a sort
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = {}
        for i = 1, 2000 do
            t[i] = i
        end
        table.sort(t, function(a, b)
            for _ = 1, 300 do
            end
            return a > b
        end)
        host.win()
    end,
}
