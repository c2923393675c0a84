-- tries to have a large table put in order again and again
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = {}
        for i = 1, 50000 do
            t[-i] = i
        end
        for _ = 1, 10 do
            for _ in pairs(t) do
            end
        end
        host.win()
    end,
}
