-- tries to walk functions by their addresses
-- expect: fault error
-- defence: pairs
return {
    play = function()
        local keys = { [type] = 1, [pcall] = 2 }
        for _ in pairs(keys) do
        end
        host.win()
    end,
}
