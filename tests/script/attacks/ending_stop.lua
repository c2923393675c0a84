-- tries to catch the host when it stops the script
-- expect: stopped
-- defence: ending
return {
    play = function()
        pcall(host.stop)
        host.win()
    end,
}
