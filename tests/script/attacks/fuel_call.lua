-- tries to spend time in a table that can be called
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = setmetatable({}, { __call = function() end })
        for _ = 1, 600000 do
            t()
        end
        host.win()
    end,
}
