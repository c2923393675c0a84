-- tries to hide a slow pattern in gmatch
-- expect: fault fuel
-- defence: pattern
return {
    play = function()
        for _ in (("a"):rep(34)):gmatch(("a*"):rep(6) .. "b") do
        end
        host.win()
    end,
}
