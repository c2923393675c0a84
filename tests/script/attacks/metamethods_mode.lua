-- tries to see when memory is freed, by weak keys
-- expect: fault error
-- defence: metamethods
return {
    play = function()
        local weak = setmetatable({}, { __mode = "k" })
        for _ = 1, 30000 do
            weak[{}] = true
        end
        local count = 0
        pcall(function()
            for _ in pairs(weak) do
                count = count + 1
            end
        end)
        host.win()
    end,
}
