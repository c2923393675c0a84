-- tries to have long texts compared by a sort, where no instruction is counted
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local s, t = ("\0"):rep(65000), {}
        for i = 1, 64 do
            t[i] = s
        end
        table.sort(t)
        host.win()
    end,
}
