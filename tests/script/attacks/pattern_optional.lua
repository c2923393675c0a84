-- tries to keep the matcher busy for years by optional letters
-- expect: fault fuel
-- defence: pattern
return {
    play = function()
        local _ = ("a"):rep(23):find(("a?"):rep(23) .. ("a"):rep(23))
        host.win()
    end,
}
