-- tries to fill the stack of C by metamethods
-- expect: fault depth
-- defence: lua
return {
    play = function()
        local t = setmetatable({}, {})
        setmetatable(t, { __index = function(_, key) return t[key + 1] end })
        local _ = t[1]
        host.win()
    end,
}
