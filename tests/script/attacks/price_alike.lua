-- tries to compare long texts that differ in their last byte
-- expect: fault fuel
-- defence: price
-- form: slow
return {
    play = function()
        local a, b = ("x"):rep(65000) .. "a", ("x"):rep(65000) .. "b"
        while a ~= b and a ~= b and a ~= b and a ~= b do
        end
    end,
}
