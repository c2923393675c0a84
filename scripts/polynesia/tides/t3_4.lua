-- scripts/polynesia/tides/t3_4.lua - majorities on the turtle islands.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"
local sea = use "sea"

local FIRST, SHARED, SECOND = 3, 2, 2

-- Points of a seat on one island.
local function points_at(map, seat, at)
    local own = host.count(at, seat, kinds.pawn)
    local higher, highest, equal = 0, 0, 0
    if own == 0 then
        return 0
    end
    for other = 0, map.seats - 1 do
        local theirs = host.count(at, other, kinds.pawn)
        equal = equal + (theirs == own and 1 or 0)
        if theirs > own and theirs ~= highest then
            higher = higher + 1
            highest = theirs
        end
    end
    if higher == 0 then
        return equal == 1 and FIRST or SHARED
    end
    return higher == 1 and SECOND or 0
end

return {
    title = "Turtle keepers",
    text = "\z
        At the end, on each turtle island: most pawns 3 points (several: 2 each), second 2 \z
        points.",
    rule = "C3.4",
    type = 3,
    when = "end",
    status = "printed",
    points = function(seat)
        local map, sum = sea.map(), 0
        for at = 0, map.last_island do
            if map.turtles[at] > 0 then
                sum = sum + points_at(map, seat, at)
            end
        end
        return sum
    end,
}
