-- tries to catch the end of its fuel in a metamethod
-- expect: fault fuel
-- defence: ending
return {
    play = function()
        local t = setmetatable({}, { __index = function()
            pcall(function()
                for _ = 1, 5000000 do
                end
            end)
            return 1
        end })
        local _ = t.x
        host.win()
    end,
}
