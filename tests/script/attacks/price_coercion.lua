-- tries to have long texts taken for numbers by functions that are glad with them
-- expect: fault fuel
-- defence: price
-- form: slow
return {
    play = function()
        local number = ("0"):rep(60000) .. "1"
        while math.floor(number) == 1 do
        end
    end,
}
