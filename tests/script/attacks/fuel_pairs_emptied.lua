-- tries to walk keys that were all removed, without an instruction for each
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = {}
        for i = 1, 30000 do
            t[-i] = i
        end
        local walks = {}
        for i = 1, 18 do
            walks[i] = pairs(t)
        end
        for i = 1, 30000 do
            t[-i] = nil
        end
        for i = 1, 18 do
            walks[i]()
        end
        host.win()
    end,
}
