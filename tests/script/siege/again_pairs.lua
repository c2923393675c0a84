-- tries to get another order of pairs when it runs again
-- expect: harmless
-- asks: 2
return {
    title = "Attack",
    mood = "bad",
    vars = { sum = 0 },
    play = function(seat)
        local bag, order = {}, ""
        for i = 1, 40 do
            bag["k" .. (i * 7919) % 101] = i
            bag[i * 1.5] = i
        end
        for key in pairs(bag) do
            order = order .. tostring(key) .. " "
        end
        local sum = 0
        for i = 1, #order do
            sum = (sum * 31 + order:byte(i)) % 1000003
        end
        ask.number { seat = seat, min = sum % 20, max = sum % 20 + 5 }
        vars.sum = sum
        ask.number { seat = seat, min = sum % 30, max = sum % 30 + 5 }
        assert(vars.sum == sum)
    end,
}
