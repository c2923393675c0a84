-- tries to have the host called when memory is freed
-- expect: fault error
-- defence: metamethods
return {
    play = function()
        for _ = 1, 20000 do
            setmetatable({}, { __gc = host.win })
        end
    end,
}
