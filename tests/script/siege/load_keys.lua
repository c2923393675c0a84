-- tries to have a short file remembered as long names, each of many tables
-- expect: refused more than is written in it
local s, t = ("x"):rep(65530), {}
for i = 1, 100 do
    t[s .. i] = {}
end
return { title = "Attack", mood = "bad", vars = t, play = function() end }
