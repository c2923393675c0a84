-- tries to have the pivots of a long list taken from the clock
-- expect: harmless
-- defence: sort
return {
    play = function()
        local t, calls = {}, 0
        for i = 1, 300 do
            t[i] = i * 101 % 307
        end
        table.sort(t, function(a, b)
            calls = calls + 1
            return a < b
        end)
        if calls > 300 * 9 then
            host.win()
        end
        -- Lua's own also stops at a comparison that is not "less than": ours does not mind.
        if not pcall(table.sort, t, function(a, b) return a <= b or a > b end) then
            host.win()
        end
    end,
}
