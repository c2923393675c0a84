-- scripts/polynesia/tides/t2_6.lua - no mask, two points less.
--
-- SPDX-License-Identifier: MIT
local sea = use "sea"
local tokens = use "tokens"

local LOSS = 2

return {
    title = "Bare faces",
    text = "At the end: whoever has no mask loses 2 points.",
    rule = "C2.6",
    type = 2,
    when = "end",
    status = "printed",
    points = function(seat) return tokens.masks(sea.map(), seat) == 0 and -LOSS or 0 end,
}
