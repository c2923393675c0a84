-- tries to have Lua look into a value that is no table
-- expect: fault error
-- defence: metamethods
return {
    play = function()
        local t = setmetatable({}, { __index = 1 })
        if not pcall(function() return t.x end) then
            host.win()
        end
    end,
}
