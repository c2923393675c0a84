-- scripts/raiatea/lib/helpers.lua - helpers: who has which, and which are used.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"
local zones = use "zones"

local count, find = host.count, host.find
local move, turn = game.move, game.turn
local tell, vars = tell, vars

local helpers = {}

function helpers.ready(seat, kind) return count(zones.helpers[seat], nil, kind) end

function helpers.used(seat, kind) return count(zones.used[seat], nil, kind) end

function helpers.all(seat, kind)
    return count(zones.helpers[seat], nil, kind) + count(zones.used[seat], nil, kind)
end

-- Turns one: its effect is used up. [H1]
function helpers.use_up(seat, kind)
    local piece = find(zones.helpers[seat], nil, kind)
    turn(piece, 1)
    move(piece, zones.used[seat])
    tell("helper_used", seat, kind)
end

-- Turns one back. [H2]
function helpers.restore(seat, kind)
    local piece = find(zones.used[seat], nil, kind)
    turn(piece, 0)
    move(piece, zones.helpers[seat])
    tell("helper_restored", seat, kind)
end

-- Where helpers of a kind lie in the market.
function helpers.market(kind) return zones.hire[kind - kinds.gatherer + 1] end

-- What one costs: with the French rules the Kahuna's second one is free. [A26, F3]
function helpers.price(seat, hires)
    if host.rule_on "french" and seat == vars.kahuna and hires == 1 then
        return 0
    end
    return data.amount.hire.n
end

-- One comes from the market.
function helpers.recruit(seat, kind)
    move(host.top(helpers.market(kind)), zones.helpers[seat])
    tell("helper_taken", seat, kind)
end

-- The kinds that can be had in the market.
function helpers.in_market()
    local rows = {}
    for at, kind in ipairs(kinds.helpers) do
        if count(zones.hire[at]) > 0 then
            rows[#rows + 1] = kind
        end
    end
    return rows
end

function helpers.in_zone(zone)
    local rows = {}
    for _, kind in ipairs(kinds.helpers) do
        if count(zone, nil, kind) > 0 then
            rows[#rows + 1] = kind
        end
    end
    return rows
end

-- Kinds of which a seat has one at least; and the most of one kind.
function helpers.variety(seat)
    local sorts, most = 0, 0
    for _, kind in ipairs(kinds.helpers) do
        local has = helpers.all(seat, kind)
        sorts = sorts + (has > 0 and 1 or 0)
        most = has > most and has or most
    end
    return sorts, most
end

return helpers
