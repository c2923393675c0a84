-- tries to live just below the cap, so that every little thing costs a collection
-- expect: fault memory
-- defence: memory
return {
    play = function()
        local s, t = ("x"):rep(900), {}
        for i = 1, 69000 do
            t[i] = s .. i
        end
        for i = 1, 100000 do
            t[-i] = { i }
        end
        host.win()
    end,
}
