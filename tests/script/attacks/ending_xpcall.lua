-- tries to run a handler when its fuel is gone
-- expect: fault fuel
-- defence: ending
return {
    play = function()
        xpcall(function()
            for _ = 1, 5000000 do
            end
        end, function()
            host.win()
        end)
    end,
}
