-- tries to repeat a text a million times
-- expect: fault error
-- defence: text
return {
    play = function()
        local s = ("x"):rep(1000000)
        if #s == 1000000 then
            host.win()
        end
    end,
}
