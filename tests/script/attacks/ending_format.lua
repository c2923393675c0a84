-- tries to catch the end of its fuel inside format
-- expect: fault fuel
-- defence: ending
return {
    play = function()
        pcall(string.format, "%s", setmetatable({}, { __tostring = function()
            for _ = 1, 5000000 do
            end
        end }))
        host.win()
    end,
}
