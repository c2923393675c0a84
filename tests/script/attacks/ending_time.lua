-- tries to catch the end of the host's patience and go on
-- expect: fault time
-- defence: ending
return {
    play = function()
        local t = {}
        for i = 1, 100000 do
            t[i] = i
        end
        t[-1] = 1
        pcall(function()
            for i = 2, 400000 do
                t[-i] = 1
                t[-i] = nil
            end
        end)
        host.win()
    end,
}
