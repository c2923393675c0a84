-- tries to fill the memory while it is loaded
-- expect: fault memory
-- defence: memory
local s, t = ("x"):rep(60000), {}
for i = 1, 1300 do
    t[i] = s .. i
end
host.win()
return { play = function() end, t = t }
