-- tries to format wide numbers very often
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        for i = 1, 250000 do
            string.format("%99d", i)
        end
        host.win()
    end,
}
