-- tries to spend time in a __newindex
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = setmetatable({}, { __newindex = function() end })
        for i = 1, 700000 do
            t[i] = i
        end
        host.win()
    end,
}
