-- tries to use a pattern of five thousand bytes
-- expect: fault error
-- defence: pattern
return {
    play = function()
        local _ = ("a"):rep(10):find(("b?"):rep(100) .. ("[b]"):rep(2000))
        host.win()
    end,
}
