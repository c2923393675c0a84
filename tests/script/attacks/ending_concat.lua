-- tries to catch the end of its fuel inside a concatenation
-- expect: fault fuel
-- defence: ending
return {
    play = function()
        local t = setmetatable({}, { __concat = function()
            for _ = 1, 5000000 do
            end
        end })
        pcall(function()
            return t .. t
        end)
        host.win()
    end,
}
