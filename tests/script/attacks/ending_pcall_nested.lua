-- tries to catch the end of its fuel with the outermost of many pcalls
-- expect: fault fuel
-- defence: ending
return {
    play = function()
        pcall(pcall, pcall, pcall, function()
            for _ = 1, 5000000 do
            end
        end)
        host.win()
    end,
}
