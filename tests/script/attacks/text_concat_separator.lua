-- tries to have table.concat make a long text of separators
-- expect: fault error
-- defence: text
return {
    play = function()
        local t = {}
        for i = 1, 1000 do
            t[i] = ""
        end
        if #table.concat(t, ("x"):rep(1000)) > 65536 then
            host.win()
        end
    end,
}
