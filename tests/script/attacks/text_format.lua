-- tries to have format make a long text
-- expect: fault error
-- defence: text
return {
    play = function()
        local s = ("x"):rep(60000)
        if #string.format("%s%s%s", s, s, s) > 65536 then
            host.win()
        end
    end,
}
