-- tries to wear the host out with locals that it has to watch
-- expect: fault error
-- defence: locals
local list = {}
for i = 1, 500 do
    local n = i
    list[i] = function() n = n + 1 return n end
end
return { play = function() host.win() end, list = list }
