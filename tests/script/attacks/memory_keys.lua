-- tries to fill the memory with long keys
-- expect: fault memory
-- defence: memory
return {
    play = function()
        local s, t = ("x"):rep(60000), {}
        for i = 1, 1300 do
            t[s .. i] = true
        end
        host.win()
    end,
}
