-- tries to spend time in __tostring, called by C
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = setmetatable({}, { __tostring = function() return "x" end })
        for _ = 1, 400000 do
            tostring(t)
        end
        host.win()
    end,
}
