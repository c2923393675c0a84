-- tries to make very many protected calls
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        for _ = 1, 400000 do
            pcall(type, 1)
        end
        host.win()
    end,
}
