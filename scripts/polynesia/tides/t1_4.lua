-- scripts/polynesia/tides/t1_4.lua - points for archipelagos held whole.
--
-- SPDX-License-Identifier: MIT
local scoring = use "scoring"
local sea = use "sea"

local EACH, ALL = 2, 10

return {
    title = "Whole archipelagos",
    text = "\z
        At the end: 2 points for each archipelago of which you hold both islands; 10 if you \z
        hold all.",
    rule = "C1.4",
    type = 1,
    when = "end",
    status = "printed",
    points = function(seat)
        local map = sea.map()
        local many = scoring.archipelagos(map, seat, 2)
        return many == map.groups and ALL or EACH * many
    end,
}
