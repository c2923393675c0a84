-- tries to write variables while its file is read
-- expect: refused while its file is
vars.x = 1
return { title = "Attack", mood = "bad", vars = { x = 0 }, play = function() end }
