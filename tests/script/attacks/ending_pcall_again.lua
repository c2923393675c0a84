-- tries to catch the end of its fuel again and again
-- expect: fault fuel
-- defence: ending
return {
    play = function()
        for _ = 1, 3 do
            pcall(function()
                for _ = 1, 3000000 do
                end
            end)
        end
        host.win()
    end,
}
