-- tries to spoil a mod by one file that fails, beside one that is good
-- expect: refused broken.lua
return { title = "Attack", mood = "bad", play = function(seat) game.gain(seat, 1) end }
-- file: events/broken.lua
return { title = "Broken", mood = "bad", play = nil + 1 }
