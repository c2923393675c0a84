-- tries to catch the end of its fuel around gsub
-- expect: fault fuel
-- defence: ending
return {
    play = function()
        pcall(string.gsub, "x", ".", function()
            for _ = 1, 5000000 do
            end
        end)
        host.win()
    end,
}
