-- tries to spend time in a function that the host calls
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        host.filter(function()
            for _ = 1, 5000000 do
            end
        end)
        host.win()
    end,
}
