-- tries to have a short file remembered as a hundred thousand values
-- expect: refused more than is written in it
local t = {}
for i = 1, 100000 do
    t[i] = i
end
return { title = "Attack", mood = "bad", vars = t, play = function() end }
