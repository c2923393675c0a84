-- tries to keep the matcher busy for years by stars
-- expect: fault fuel
-- defence: pattern
return {
    play = function()
        local _ = ("a"):rep(34):find(("a*"):rep(7) .. "b")
        host.win()
    end,
}
