-- tries to use the machine for good with a numeric for of one instruction a round
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        for _ = 1, 5000000 do
        end
        host.win()
    end,
}
