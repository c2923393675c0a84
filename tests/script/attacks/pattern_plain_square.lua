-- tries to search a long text from each of its letters
-- expect: fault fuel
-- defence: pattern
return {
    play = function()
        local _ = ("a"):rep(5000):find(".-b")
        host.win()
    end,
}
