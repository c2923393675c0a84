-- tries to catch the host when it takes more fuel than there is
-- expect: fault fuel
-- defence: ending
return {
    play = function()
        pcall(host.burn, 100000000)
        host.win()
    end,
}
