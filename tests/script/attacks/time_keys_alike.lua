-- tries to find keys that all lie at one place of a table
-- expect: fault time
-- defence: time
-- form: slow
return {
    play = function()
        local t = {}
        for i = 1, 8192 do
            t[i * 8191] = i
        end
        while true do
            local a, b, c, d = t[-8191], t[-16382], t[-24573], t[-32764]
        end
    end,
}
