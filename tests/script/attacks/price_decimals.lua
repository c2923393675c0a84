-- tries to have a long row of decimals taken for a number
-- expect: fault fuel
-- defence: price
-- form: slow
return {
    play = function()
        local number = "1." .. ("7"):rep(65000)
        while math.floor(number) == 1 do
        end
    end,
}
