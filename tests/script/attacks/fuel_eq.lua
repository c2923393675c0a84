-- tries to spend time in a metamethod __eq
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local meta = { __eq = function() return true end }
        local a, b = setmetatable({}, meta), setmetatable({}, meta)
        for _ = 1, 600000 do
            local _ = a == b
        end
        host.win()
    end,
}
