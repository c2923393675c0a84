-- scripts/polynesia/tides/t3_6.lua - a last resource step of fish, and who has most.
--
-- SPDX-License-Identifier: MIT
local goods = use "goods"
local income = use "income"
local scoring = use "scoring"
local sea = use "sea"

local ALONE, SHARED = 4, 3

local function held(_, seat) return goods.has(seat, "fish") end

return {
    title = "Great catch",
    text = "\z
        At the end all get the fish of one more resource step. Most fish: 4 points (several: \z
        3 each).",
    rule = "C3.6",
    type = 3,
    when = "end",
    status = "printed",
    ending = function() income.give(sea.map(), "fish") end,
    points = function(seat) return scoring.most(sea.map(), seat, held, ALONE, SHARED) end,
}
