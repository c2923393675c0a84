-- tries to use the machine for good with a loop that hardly ends
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local i = 0
        while i < 2000000 do
            i = i + 1
        end
        host.win()
    end,
}
