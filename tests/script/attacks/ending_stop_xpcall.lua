-- tries to run a handler when the host stops the script
-- expect: stopped
-- defence: ending
return {
    play = function()
        xpcall(host.stop, host.win)
        host.win()
    end,
}
