-- scripts/polynesia/tides/t3_8.lua - a last resource step of shells, and who has most.
--
-- SPDX-License-Identifier: MIT
local goods = use "goods"
local income = use "income"
local scoring = use "scoring"
local sea = use "sea"

local ALONE, SHARED = 4, 3

local function held(_, seat) return goods.has(seat, "shell") end

return {
    title = "Great harvest",
    text = "\z
        At the end all get the shells of one more resource step. Most shells: 4 points \z
        (several: 3 each).",
    rule = "C3.8",
    type = 3,
    when = "end",
    status = "printed",
    ending = function() income.give(sea.map(), "shell") end,
    points = function(seat) return scoring.most(sea.map(), seat, held, ALONE, SHARED) end,
}
