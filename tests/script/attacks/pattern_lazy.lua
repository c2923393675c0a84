-- tries to keep the matcher busy for years by lazy repeats
-- expect: fault fuel
-- defence: pattern
return {
    play = function()
        local _ = ("a"):rep(60):find(("a-"):rep(5) .. "b")
        host.win()
    end,
}
