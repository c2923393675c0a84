-- tries to make a table count itself again and again
-- expect: fault time
-- defence: time
-- form: slow
return {
    play = function()
        local t = {}
        for i = 1, 100000 do
            t[i] = i
        end
        t[-1] = 1
        for i = 2, 400000 do
            t[-i] = 1
            t[-i] = nil
        end
    end,
}
