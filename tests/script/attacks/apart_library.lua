-- tries to replace a library for another mod
-- expect: fault error
-- defence: apart
-- form: mods
return { play = function()
    local won = host.win
    math = { floor = won }
end }
-- second mod
return { play = function() math.floor(1) end }
