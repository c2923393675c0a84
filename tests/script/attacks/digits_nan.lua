-- tries to read the sign of what is no number, which depends on the machine
-- expect: harmless
-- defence: digits
return {
    play = function()
        local function expect(text, wanted)
            if text ~= wanted then
                host.win()
            end
        end
        local zero = 0
        for _, x in ipairs { zero / zero, -(zero / zero) } do
            expect(tostring(x), "nan")
            expect(string.format("%s %g", x, x), "nan nan")
            expect(string.format(x), "nan")
            expect(table.concat { x, x }, "nannan")
            expect(table.concat({ 1, 2 }, x), "1nan2")
            expect(string.rep(x, 2, x), "nannannan")
            expect(string.len(x), 3)
            expect(string.upper(x), "NAN")
            expect(string.sub(x, 1, 1), "n")
            expect(string.byte(x), 110)
            expect(string.find("-nan", x), 2)
            expect(string.match(x, ".*"), "nan")
            expect(string.gsub("a", "a", x), "nan")
            expect(string.gsub("a", "a", function() return x end), "nan")
            expect(string.gsub("a", "a", { a = x }), "nan")
            expect(utf8.len(x), 3)
            expect(utf8.codepoint(x), 110)
            expect(utf8.offset(x, -1), 3)
        end
    end,
}
