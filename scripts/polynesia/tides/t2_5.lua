-- scripts/polynesia/tides/t2_5.lua - masks times archipelagos.
--
-- SPDX-License-Identifier: MIT
local scoring = use "scoring"
local sea = use "sea"
local tokens = use "tokens"

return {
    title = "Masks of the reefs",
    text = "At the end: as many points as your masks times the archipelagos where you have a pawn.",
    rule = "C2.5",
    type = 2,
    when = "end",
    status = "printed",
    points = function(seat)
        local map = sea.map()
        return tokens.masks(map, seat) * scoring.archipelagos(map, seat, 1)
    end,
}
