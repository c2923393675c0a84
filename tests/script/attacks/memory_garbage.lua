-- tries to have so much memory made and thrown away that the machine is slow
-- expect: fault memory
-- defence: memory
return {
    play = function()
        local s = ("x"):rep(60000)
        for i = 1, 2000 do
            local _ = s .. i
        end
        host.win()
    end,
}
