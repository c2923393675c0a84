-- tries to spend time in a metamethod __lt
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = setmetatable({}, { __lt = function() return 1 end })
        for _ = 1, 600000 do
            local _ = t < t
        end
        host.win()
    end,
}
