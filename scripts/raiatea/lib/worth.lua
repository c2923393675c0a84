-- scripts/raiatea/lib/worth.lua - what a position is worth to a seat, for programs that look ahead.
--
-- SPDX-License-Identifier: MIT
--
-- What each number counts for was worked out by `vaka fit raiatea` (bot:fair and bot:easy).
local masks = use "masks"
local missions = use "missions"
local purse = use "purse"
local ranks = use "ranks"
local scoring = use "scoring"
local zones = use "zones"

local count, counter = host.count, game.counter
local rounds = #data.track

local worth = {}

worth.features = { "points", "missions", "rank", "tattoos", "priests", "mana", "pearls", "goods",
                   "rituals", "blessed", "masks", "helpers", "spent" }

-- By the number of seats: at the start and at the end of the game, in ten-thousandths.
worth.weights = {
    [3] = {
        points = { 4868, 2249 }, missions = { 1088, 2110 }, rank = { 1073, -645 },
        tattoos = { 4550, 2897 }, priests = { 4567, 575 }, mana = { 300, 1053 },
        pearls = { 242, 937 }, goods = { 3357, 721 }, rituals = { -640, 1527 },
        blessed = { -3674, -933 }, masks = { 3997, 3455 }, helpers = { 3344, 136 },
        spent = { 1378, -80 },
    },
    [4] = {
        points = { 3079, 3180 }, missions = { 2014, 2150 }, rank = { -59, 915 },
        tattoos = { 4853, 1253 }, priests = { 5172, 736 }, mana = { 759, 623 },
        pearls = { 680, 961 }, goods = { 506, 1599 }, rituals = { -1362, 1825 },
        blessed = { 1177, -2795 }, masks = { 3316, 3604 }, helpers = { 4212, -2573 },
        spent = { 2163, -1326 },
    },
    [5] = {
        points = { 3977, 3048 }, missions = { 2537, 3353 }, rank = { -606, 2048 },
        tattoos = { 6649, 1504 }, priests = { 4542, -51 }, mana = { 1074, 777 },
        pearls = { 880, 995 }, goods = { 2126, 2273 }, rituals = { -619, 3434 },
        blessed = { -4003, 1189 }, masks = { 1516, 2885 }, helpers = { 3350, 1003 },
        spent = { 1781, -38 },
    },
}

function worth.measure(seat)
    return {
        points = scoring.rituals(seat) + scoring.masks(seat),
        missions = missions.points(seat),
        rank = ranks.row(seat).points,
        tattoos = counter("tattoos", seat),
        priests = ranks.priests(seat),
        mana = purse.mana(seat),
        pearls = purse.pearls(seat),
        goods = purse.all_goods(seat),
        rituals = count(zones.rituals[seat]) + count(zones.prepared[seat]),
        blessed = count(zones.blessed[seat]),
        masks = #masks.single(seat),
        helpers = count(zones.helpers[seat]),
        spent = count(zones.used[seat]),
    }
end

function worth.progress() return 100 * (vars.round - 1) // rounds end

return worth
