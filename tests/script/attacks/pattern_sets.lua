-- tries to keep the matcher busy for years by sets
-- expect: fault fuel
-- defence: pattern
return {
    play = function()
        local _ = ("a"):rep(32):find(("[%w_ ]*"):rep(6) .. "!")
        host.win()
    end,
}
