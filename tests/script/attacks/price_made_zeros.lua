-- tries to compare texts of zeros that come of formats and characters
-- expect: fault fuel
-- defence: price
-- form: slow
return {
    play = function()
        local a = (("%c"):format(0) .. utf8.char(0) .. string.char(0)):rep(5000)
        while a <= a and a <= a and a <= a and a <= a do
        end
    end,
}
