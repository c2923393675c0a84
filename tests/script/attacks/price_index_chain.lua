-- tries to walk a chain of two thousand tables at every access
-- expect: fault fuel
-- defence: price
-- form: slow
return {
    play = function()
        local last = {}
        for _ = 1, 1900 do
            last = setmetatable({}, { __index = last })
        end
        while not last.x do
        end
    end,
}
