-- tries to be stopped in the function given to gsub, and go on
-- expect: stopped
-- defence: ending
return {
    play = function()
        pcall(string.gsub, "abc", ".", host.stop)
        host.win()
    end,
}
