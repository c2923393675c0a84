-- tries to spend time in a metamethod __add
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = setmetatable({}, { __add = function() return 1 end })
        for _ = 1, 600000 do
            local _ = t + 1
        end
        host.win()
    end,
}
