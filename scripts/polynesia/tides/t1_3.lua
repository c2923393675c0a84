-- scripts/polynesia/tides/t1_3.lua - a point for each archipelago one is in.
--
-- SPDX-License-Identifier: MIT
local scoring = use "scoring"
local sea = use "sea"

local EACH, ALL = 1, 5

return {
    title = "Scattered kin",
    text = "\z
        At the end: 1 point for each archipelago where you have a pawn; 5 in all if you are \z
        in every one.",
    rule = "C1.3",
    type = 1,
    when = "end",
    status = "printed",
    points = function(seat)
        local map = sea.map()
        local many = scoring.archipelagos(map, seat, 1)
        return many == map.groups and ALL or EACH * many
    end,
}
