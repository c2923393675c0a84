-- tries to write warnings on the terminal
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        warn("@off")
        host.win()
    end,
}
