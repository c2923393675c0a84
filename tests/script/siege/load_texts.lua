-- tries to have a short file remembered as a hundred megabytes of texts
-- expect: refused more than is written in it
local s, t = ("x"):rep(65536), {}
for i = 1, 2000 do
    t[i] = s
end
return { title = "Attack", mood = "bad", vars = t, play = function() end }
