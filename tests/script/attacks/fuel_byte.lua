-- tries to take texts apart into very many numbers
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local s = ("x"):rep(1000)
        for _ = 1, 2500 do
            s:byte(1, 1000)
        end
        host.win()
    end,
}
