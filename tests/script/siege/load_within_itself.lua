-- tries to have a table read that lies within itself, many times
-- expect: refused more than is written in it
local t = {}
for i = 1, 30 do
    t[i] = t
end
return { title = "Attack", mood = "bad", vars = t, play = function() end }
