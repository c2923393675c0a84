-- tries to replace a function of a library for another mod
-- expect: fault error
-- defence: freeze
-- form: mods
return { play = function()
    table.concat = host.win
end }
-- second mod
return { play = function() table.concat({}) end }
