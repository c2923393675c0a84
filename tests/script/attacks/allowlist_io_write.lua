-- tries to write on the terminal
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        io.write("")
        host.win()
    end,
}
