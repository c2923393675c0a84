-- tries to hide a pcall inside the function given to gsub
-- expect: fault fuel
-- defence: ending
return {
    play = function()
        ("x"):gsub(".", function()
            pcall(function()
                for _ = 1, 5000000 do
                end
            end)
            host.win()
        end)
    end,
}
