-- tries to leave a method of texts for another mod
-- expect: fault error
-- defence: strings
-- form: mods
return { play = function()
    local won = host.win
    string.lower = function() won() end
end }
-- second mod
return { play = function() local _ = ("X"):lower() end }
