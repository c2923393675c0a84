-- tries to write into a view
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        rawset(host, "win", host.win)
        host.win()
    end,
}
