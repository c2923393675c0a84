-- tries to write through a chain of two thousand tables
-- expect: fault fuel
-- defence: price
-- form: slow
return {
    play = function()
        local last = setmetatable({}, { __newindex = function() end })
        for _ = 1, 1900 do
            last = setmetatable({}, { __newindex = last })
        end
        while true do
            last.x = 1
        end
    end,
}
