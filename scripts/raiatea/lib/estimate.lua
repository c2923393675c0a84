-- scripts/raiatea/lib/estimate.lua - what things are worth to a seat, for the bot greedy.
--
-- SPDX-License-Identifier: MIT
--
-- Everything is measured in tenths of a point, roughly. What a seat may not know it does not ask.
local helpers = use "helpers"
local kinds = use "kinds"
local masks = use "masks"
local missions = use "missions"
local purse = use "purse"
local ranks = use "ranks"
local rituals = use "rituals"
local scoring = use "scoring"
local zones = use "zones"

local count, counter, vars = host.count, game.counter, vars

local estimate = {}

-- How much of the match is left, from 1 to 0: in the last ceremony only points count.
function estimate.left()
    local rounds = #data.track
    return vars.round >= rounds and 0 or (rounds - vars.round + 2) / (rounds + 2)
end

function estimate.pearl() return 3 * estimate.left() end

function estimate.mana() return 2.5 * estimate.left() end

function estimate.goods(seat, id)
    local held = purse.has(seat, id)
    return (held == 0 and 11 or held == 1 and 9 or 7) * estimate.left()
end

function estimate.tattoo(seat)
    local steps = counter("tattoos", seat)
    for _, row in ipairs(data.rank) do
        if steps < row.at then
            return steps + 1 == row.at and 18 or 9
        end
    end
    return 0
end

-- Each priest brings mana in the dances to come.
function estimate.priest(seat)
    local dances = (#zones.statue - vars.ceremony) + 2 * estimate.left()
    local few = ranks.priests(seat) < 9 and 3 * estimate.left() or 0
    return dances * 2.2 + few
end

function estimate.helper(seat, kind)
    local has = helpers.all(seat, kind)
    local mask = kinds["mask_" .. kinds.helper[kind].id]
    return (9 + (has == 0 and 2 or 0)) * estimate.left() +
        (count(zones.masks[seat], nil, mask) > 0 and 4 or 1)
end

-- What a pair of a kind will be worth.
local function pair(seat, kind)
    local grows = kinds.mask[kind].sort == "set" and 1.5 or 2
    return 10 * (scoring.pair(seat, kind) + grows * estimate.left())
end

estimate.pair = pair

-- What a mask is worth to a seat that has so many of it already.
local function of_mask(seat, kind, has)
    if kind == kinds.mirror then
        return 10 + 10 * estimate.left()
    elseif has == 1 then
        return pair(seat, kind)
    end
    return has == 0 and 2 + pair(seat, kind) / 5 * estimate.left() or 0
end

function estimate.mask(seat, kind)
    return of_mask(seat, kind, count(zones.masks[seat], nil, kind))
end

-- What a seat would miss without one.
function estimate.own_mask(seat, kind)
    return of_mask(seat, kind, count(zones.masks[seat], nil, kind) - 1)
end

function estimate.treasure(seat, row)
    if row.treasure == "pearls" then
        return row.n * estimate.pearl()
    elseif row.treasure == "mana" then
        return row.n * estimate.mana()
    end
    return row.treasure == "tattoo" and row.n * estimate.tattoo(seat) or 0
end

-- A forest card: what is behind a screen is no piece, so its kind says all.
function estimate.card(seat, kind, in_display)
    if kinds.goods[kind] then
        return estimate.goods(seat, kinds.goods[kind].id)
    elseif kinds.helper[kind] then
        return estimate.helper(seat, kind)
    end
    local row = kinds.mask[kind]
    return estimate.mask(seat, kind) + (in_display and estimate.treasure(seat, row) or 0)
end

-- A ritual, when it takes effect.
function estimate.ritual(seat, kind)
    local printed = rituals.card(kind)
    if printed.value > 0 then
        return printed.value
    elseif printed.kind == "permanent" then
        return 2 + 10 * (worth("ritual", printed.id, "points", seat) or 0) +
            printed.cost * estimate.left()
    end
    return printed.kind == "general" and printed.cost or 2.4 * printed.cost
end

local function payment(seat, row)
    if row.sort == "pearls" then
        return row.n * estimate.pearl()
    elseif row.sort == "mana" then
        return row.n * estimate.mana()
    elseif row.sort == "goods" then
        return row.n * 8 * estimate.left()
    end
    return row.sort == "offering" and row.n * 6 * estimate.left() or 0
end

-- A mission, with what pairs of masks make of it.
function estimate.mission(seat, kind, free)
    local row = kinds.mission[kind]
    local mask = kinds["mask_" .. (row.sort == "offering" and "goods" or row.sort)]
    local more = mask and count(zones.masks[seat], nil, mask) + count(zones.pairs[seat], nil, mask)
    return 10 * row.points + 4 * (more or 0) - (free and 0 or payment(seat, row)) + 2
end

function estimate.best_mission(seat, free)
    local best = 0
    for _, row in ipairs(missions.rows(seat, free)) do
        best = math.max(best, estimate.mission(seat, row[2], free))
    end
    return best
end

-- A field of a stall.
function estimate.sale(seat, row)
    local sum = row.pearls * estimate.pearl() + row.mana * estimate.mana()
    sum = sum + row.helpers * 10 * estimate.left() + row.cards * 10 * estimate.left()
    sum = sum + math.min(row.restore, count(zones.used[seat])) * 6 * estimate.left()
    sum = sum + row.priests * estimate.priest(seat) + row.goods_cards * 9 * estimate.left()
    sum = sum + (row.dance and ranks.priests(seat) * estimate.mana() or 0)
    sum = sum + row.masks * 6 + row.draws * 7 * estimate.left()
    for at = 1, row.tattoos do
        sum = sum + (at == 1 and estimate.tattoo(seat) or 9)
    end
    return sum + (row.missions > 0 and estimate.best_mission(seat, false) or 0)
end

-- The best that goods sell for, up to a field.
function estimate.best_sale(seat, goods, field)
    local best = 0
    for at = 1, field do
        best = math.max(best, estimate.sale(seat, data.stall[goods .. "_" .. at]))
    end
    return best
end

return estimate
