-- tries to walk tables by their addresses
-- expect: fault error
-- defence: pairs
return {
    play = function()
        local keys = { [{}] = 1, [{}] = 2, [{}] = 3 }
        for _ in pairs(keys) do
        end
        host.win()
    end,
}
