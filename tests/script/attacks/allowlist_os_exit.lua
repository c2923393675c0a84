-- tries to end the program
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if type(os.exit) == "function" then
            host.win()
        end
    end,
}
