-- scripts/polynesia/tides/t3_5.lua - who has most pawns at home.
--
-- SPDX-License-Identifier: MIT
local scoring = use "scoring"
local sea = use "sea"

local POINTS = 3

local function waiting(map, seat) return host.count(map.board[seat]) end

return {
    title = "Those who stay",
    text = "At the end: most pawns on the own board 3 points; nobody if several have most.",
    rule = "C3.5",
    type = 3,
    when = "end",
    status = "printed",
    points = function(seat) return scoring.most(sea.map(), seat, waiting, POINTS, 0) end,
}
