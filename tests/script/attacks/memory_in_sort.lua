-- tries to fill the memory in the comparison of a sort
-- expect: fault memory
-- defence: memory
return {
    play = function()
        local s, kept = ("x"):rep(60000), {}
        local list = {}
        for i = 1, 500 do
            list[i] = i
        end
        table.sort(list, function(a, b)
            kept[#kept + 1] = s .. #kept
            return a > b
        end)
        host.win()
    end,
}
