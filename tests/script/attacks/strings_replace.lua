-- tries to replace a method of all texts
-- expect: fault error
-- defence: strings
return {
    play = function()
        local won = host.win
        string.upper = function() won() end
        local _ = ("x"):upper()
    end,
}
