-- tries to read the environment of the program
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        os.getenv("HOME")
        host.win()
    end,
}
