-- tries to fill the stack while it is loaded
-- expect: fault depth
-- defence: depth
local function down(n)
    if n == 0 then
        return 0
    end
    return 1 + down(n - 1)
end
down(5000)
host.win()
return { play = function() end }
