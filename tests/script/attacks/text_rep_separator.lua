-- tries to repeat a separator instead of a text
-- expect: fault error
-- defence: text
return {
    play = function()
        local s = (""):rep(1000, ("x"):rep(1000))
        if #s > 65536 then
            host.win()
        end
    end,
}
