-- tries to have table.concat make a long text
-- expect: fault error
-- defence: text
return {
    play = function()
        local t = {}
        for i = 1, 1000 do
            t[i] = ("x"):rep(1000)
        end
        if #table.concat(t) > 65536 then
            host.win()
        end
    end,
}
