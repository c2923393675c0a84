-- tries to spend time in a metamethod __len
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = setmetatable({}, { __len = function() return 1 end })
        for _ = 1, 600000 do
            local _ = #t
        end
        host.win()
    end,
}
