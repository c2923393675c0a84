-- tries to be stopped in the comparison of a sort, and go on
-- expect: stopped
-- defence: ending
return {
    play = function()
        pcall(table.sort, { 3, 2, 1 }, function()
            host.stop()
        end)
        host.win()
    end,
}
