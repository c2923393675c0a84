-- tries to spend time in an __index that is called at every access
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = setmetatable({}, { __index = function(_, key) return key end })
        for i = 1, 800000 do
            local _ = t[i]
        end
        host.win()
    end,
}
