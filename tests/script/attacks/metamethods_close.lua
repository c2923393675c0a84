-- tries to have the host called while a call is being ended
-- expect: fault error
-- defence: metamethods
return {
    play = function()
        local guard <close> = setmetatable({}, { __close = host.win })
        for _ = 1, 5000000 do
        end
        return guard
    end,
}
