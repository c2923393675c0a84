-- tries to replace a function for another mod
-- expect: fault error
-- defence: apart
-- form: mods
return { play = function()
    local won = host.win
    type = won
end }
-- second mod
return { play = function() type(1) end }
