-- tries to catch the end of its fuel inside a pattern
-- expect: fault fuel
-- defence: ending
return {
    play = function()
        pcall(string.find, ("a"):rep(24), ("a?"):rep(24) .. ("a"):rep(24))
        host.win()
    end,
}
