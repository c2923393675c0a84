-- scripts/archipelago/lib/calm.lua - for bots: what it is worth that rebellion falls.
local calm = {}

-- In florins: the nearer independence is, the more.
function calm.worth(steps)
    local lower = math.min(steps, game.rebellion())
    local gap = game.population() - game.rebellion()
    return lower * (gap <= 3 and 6 or gap <= 7 and 3 or 1)
end

return calm
