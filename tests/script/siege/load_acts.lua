-- tries to act on the match while its file is read
-- expect: refused while its file is
pcall(game.gain, 0, 5000)
game.gain(0, 5000)
return { title = "Attack", mood = "bad", play = function() end }
