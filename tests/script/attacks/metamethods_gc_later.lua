-- tries to run code when memory is freed, with __gc put in afterwards
-- expect: fault error
-- defence: metamethods
return {
    play = function()
        local meta = { __gc = true }
        for _ = 1, 20000 do
            setmetatable({}, meta)
        end
        meta.__gc = host.win
        for _ = 1, 20000 do
            setmetatable({}, meta)
        end
    end,
}
