-- tries to hide a slow pattern in gsub
-- expect: fault fuel
-- defence: pattern
return {
    play = function()
        local _ = ("a"):rep(34):gsub(("a*"):rep(6) .. "b", "")
        host.win()
    end,
}
