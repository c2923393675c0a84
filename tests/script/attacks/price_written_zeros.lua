-- tries to compare texts of zeros that stand in the file
-- expect: fault fuel
-- defence: price
-- form: slow
local zeros = "\x00\x00\x00\x00\u{0}\u{0}\u{0}\u{0}\0\0\0\0\0\0\0\0\000\000\000\000\000\000\000\000\0\0\0\0\0\0\0\0"
local a = zeros .. zeros .. zeros .. zeros .. zeros .. zeros .. zeros .. zeros
return {
    play = function()
        while a <= a and a <= a and a <= a and a <= a do
        end
    end,
}
