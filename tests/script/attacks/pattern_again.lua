-- tries to keep the matcher busy by what was captured before
-- expect: fault fuel
-- defence: pattern
return {
    play = function()
        local _ = ("a"):rep(400):find("(.*)(.*)%1%2b")
        host.win()
    end,
}
