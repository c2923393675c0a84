-- tries to be stopped in a filter, and go on
-- expect: stopped
-- defence: ending
return {
    play = function()
        pcall(host.filter, host.stop)
        host.win()
    end,
}
