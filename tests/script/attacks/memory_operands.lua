-- tries to fill the memory with one concatenation of many operands after another
-- expect: fault memory
-- defence: memory
return {
    play = function()
        local s, t = ("x"):rep(6000), {}
        for i = 1, 1300 do
            t[i] = i .. s .. s .. s .. s .. s .. s .. s .. s .. s .. s
        end
        host.win()
    end,
}
