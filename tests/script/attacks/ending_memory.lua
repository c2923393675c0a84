-- tries to catch the lack of memory and go on
-- expect: fault memory
-- defence: ending
return {
    play = function()
        pcall(function()
            local s, t = ("x"):rep(60000), {}
            for i = 1, 2000 do
                t[i] = s .. i
            end
        end)
        host.win()
    end,
}
