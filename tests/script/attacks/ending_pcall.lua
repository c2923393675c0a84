-- tries to catch the end of its fuel and go on
-- expect: fault fuel
-- defence: ending
return {
    play = function()
        pcall(function()
            for _ = 1, 5000000 do
            end
        end)
        host.win()
    end,
}
