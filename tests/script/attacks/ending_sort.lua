-- tries to catch the end of its fuel around a sort
-- expect: fault fuel
-- defence: ending
return {
    play = function()
        pcall(table.sort, { 3, 2, 1 }, function(a, b)
            for _ = 1, 5000000 do
            end
            return a < b
        end)
        host.win()
    end,
}
