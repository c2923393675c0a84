-- tries to lead a sort out of the list by a comparison that always says yes
-- expect: harmless
-- defence: sort
return {
    play = function()
        local t = {}
        for i = 1, 100 do
            t[i] = i
        end
        if not pcall(table.sort, t, function() return true end) then
            host.win()
        end
    end,
}
