-- tries to replace by a function written in C, which has no instructions to count
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local s = ("x"):rep(60000)
        for _ = 1, 15 do
            s:gsub(".", string.upper)
        end
        host.win()
    end,
}
