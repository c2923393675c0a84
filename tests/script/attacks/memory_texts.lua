-- tries to fill the memory with long texts
-- expect: fault memory
-- defence: memory
return {
    play = function()
        local s, t = ("x"):rep(60000), {}
        for i = 1, 1300 do
            t[i] = s .. i
        end
        host.win()
    end,
}
