-- tries to keep the matcher busy for years by captures
-- expect: fault fuel
-- defence: pattern
return {
    play = function()
        local _ = ("a"):rep(34):find(("(a*)"):rep(6) .. "b")
        host.win()
    end,
}
