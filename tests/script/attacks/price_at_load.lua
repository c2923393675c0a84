-- tries to make the long texts while the file is read, and to compare them later
-- expect: fault fuel
-- defence: price
-- form: slow
local a, b = ("x"):rep(65000) .. "a", ("x"):rep(65000) .. "b"
return {
    play = function()
        local a, b = a, b -- so that a comparison is all that an instruction does
        while a ~= b and a ~= b and a ~= b and a ~= b do
        end
    end,
}
