-- tries to end the handler itself by lack of fuel, and go on
-- expect: fault fuel
-- defence: ending
return {
    play = function()
        xpcall(error, function()
            for _ = 1, 5000000 do
            end
        end)
        host.win()
    end,
}
