-- tries to look long texts up in a table that holds texts which are equal to them
-- expect: fault fuel
-- defence: price
-- form: slow
return {
    play = function()
        local a, b = ("x"):rep(65000) .. "a", ("x"):rep(65000) .. "a"
        local t = { [a] = true }
        while t[b] and t[b] and t[b] and t[b] do
        end
    end,
}
