-- tries to make every letter cost a long set
-- expect: fault fuel
-- defence: pattern
return {
    play = function()
        local set = "[" .. ("b"):rep(900) .. "]"
        local _ = ("a"):rep(60000):find(set)
        host.win()
    end,
}
