-- tries to catch the end of its fuel in __tostring
-- expect: fault fuel
-- defence: ending
return {
    play = function()
        local t = setmetatable({}, { __tostring = function()
            for _ = 1, 5000000 do
            end
            return ""
        end })
        pcall(tostring, t)
        host.win()
    end,
}
