-- scripts/polynesia/tides/t3_7.lua - who has most boats out.
--
-- SPDX-License-Identifier: MIT
local scoring = use "scoring"
local sea = use "sea"

local ALONE, SHARED = 3, 2

return {
    title = "Great fleet",
    text = "At the end: most boats on the map 3 points (several: 2 each).",
    rule = "C3.7",
    type = 3,
    when = "end",
    status = "printed",
    points = function(seat)
        return scoring.most(sea.map(), seat, scoring.boats_out, ALONE, SHARED)
    end,
}
