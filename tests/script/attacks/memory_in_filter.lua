-- tries to fill the memory in a function that the host calls
-- expect: fault memory
-- defence: memory
return {
    play = function()
        host.filter(function()
            local s, t = ("x"):rep(60000), {}
            for i = 1, 1300 do
                t[i] = s .. i
            end
        end)
        host.win()
    end,
}
