-- tries to raise and catch very many errors
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        for _ = 1, 300000 do
            pcall(error, "x", 0)
        end
        host.win()
    end,
}
