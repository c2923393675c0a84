-- map.lua - where things lie.
local map = {}

function map.place(row)
    return 100 * row.x, 100 * row.y
end

return map
