-- tries to fill the stack of C by tostring
-- expect: fault depth
-- defence: lua
return {
    play = function()
        local t
        t = setmetatable({}, { __tostring = function() return tostring(t) end })
        tostring(t)
        host.win()
    end,
}
