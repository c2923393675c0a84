-- tries to leave a global for another mod to find
-- expect: fault error
-- defence: apart
-- form: mods
return { play = function() pcall(function() shared = 1 end) end }
-- second mod
return { play = function() if shared == 1 then host.win() end end }
