-- tries to use the machine for good with repeat
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local i = 0
        repeat
            i = i + 1
        until i == 2000000
        host.win()
    end,
}
