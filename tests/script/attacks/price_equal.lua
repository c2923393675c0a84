-- tries to compare long texts that are equal
-- expect: fault fuel
-- defence: price
-- form: slow
return {
    play = function()
        local s = ("\0"):rep(65000)
        local a, b = s .. "x", s .. "x"
        while a == b and a <= b and b <= a do
        end
    end,
}
