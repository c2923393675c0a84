-- tries to begin to walk a large table, so that its keys are sorted, and stop at once
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = {}
        for i = 1, 40000 do
            t[-i] = i
        end
        for _ = 1, 25 do
            pairs(t)
        end
        host.win()
    end,
}
