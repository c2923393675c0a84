-- tries to have brackets counted again and again
-- expect: fault fuel
-- defence: pattern
return {
    play = function()
        local _ = ("("):rep(4000):find("%b()")
        host.win()
    end,
}
