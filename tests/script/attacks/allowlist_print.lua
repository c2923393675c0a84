-- tries to write on the terminal in the middle of a screen
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if type(print) == "function" then
            host.win()
        end
    end,
}
