-- tries to have the host called by the fourth value of a loop
-- expect: fault error
-- defence: metamethods
return {
    play = function()
        for _ in function() return nil end, nil, nil, setmetatable({}, { __close = host.win }) do
        end
    end,
}
