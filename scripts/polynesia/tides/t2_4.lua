-- scripts/polynesia/tides/t2_4.lua - masks count together.
--
-- SPDX-License-Identifier: MIT
local sea = use "sea"
local tokens = use "tokens"

local POINTS = { [0] = 0, -1, 2, 5 }
local MOST = 3

return {
    title = "Masks of ancestors",
    text = "At the end: 1 mask costs a point, 2 are worth 2 points, 3 or more 5 points.",
    rule = "C2.4",
    type = 2,
    when = "end",
    status = "printed",
    points = function(seat)
        return POINTS[math.min(tokens.masks(sea.map(), seat), MOST)]
    end,
}
