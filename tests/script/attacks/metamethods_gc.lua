-- tries to run code when memory is freed
-- expect: fault error
-- defence: metamethods
return {
    play = function()
        local won = host.win
        for _ = 1, 20000 do
            setmetatable({}, { __gc = function() won() end })
        end
    end,
}
