-- tries to leave a list half sorted by a comparison that fails
-- expect: harmless
-- defence: sort
return {
    play = function()
        local t = {}
        for i = 1, 50 do
            t[i] = 51 - i
        end
        local calls = 0
        pcall(table.sort, t, function(a, b)
            calls = calls + 1
            if calls == 60 then
                error("enough")
            end
            return a < b
        end)
        for i = 1, 50 do
            if t[i] ~= 51 - i then
                host.win()
                return
            end
        end
    end,
}
