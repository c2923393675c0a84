-- tries to be stopped in __index, and go on
-- expect: stopped
-- defence: ending
return {
    play = function()
        local t = setmetatable({}, { __index = host.stop })
        pcall(function()
            return t.x
        end)
        host.win()
    end,
}
