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
