-- tries to sort long numerals by a function of the host, where no instruction is counted
-- expect: fault fuel
-- defence: price
-- form: slow
return {
    play = function()
        local s, t = ("1"):rep(65000), {}
        for i = 1, 80000 do
            t[i] = s
        end
        table.sort(t, math.max)
    end,
}
