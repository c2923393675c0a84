-- tries to sort with a comparison written in C, which has no instructions to count
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = {}
        for i = 1, 100000 do
            t[i] = i * 7919 % 100003
        end
        table.sort(t, math.ult)
        host.win()
    end,
}
