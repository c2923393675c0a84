-- scripts/polynesia/lib/travel.lua - travelling: pawns go over routes from island to island.
--
-- SPDX-License-Identifier: MIT
local goods = use "goods"
local kinds = use "kinds"
local phase = use "phase"
local sea = use "sea"
local tides = use "tides"
local tokens = use "tokens"

local count, find, value = host.count, host.find, host.value
local move, route_between = game.move, game.route_between
local run, tell, hook, vars = run, tell, hook, vars
local lets_pass, map_of_match, moment = tides.lets_pass, sea.map, tides.moment
local phase_n, take_token, route_goods, give = phase.n, tokens.take, goods.of_route, goods.give
local BOAT, PAWN = kinds.boat, kinds.pawn
local GUIDE_PRICE = data.amount.guide_price.n

local travel = {}

-- Movement points of a journey that begins now.
local function points_of(seat)
    local points = phase_n() + value("travel_points", seat)
    return points > 1 and points or 1
end

-- May a seat use a route without a guide?
local function is_free(map, seat, route) return map.open[route] or count(route, seat, BOAT) > 0 end

-- What somebody with so much may follow: others' routes are paid in the goods that lie there, and
-- whoever has a boat there and a pawn where one begins is a guide.
local function guided_rows(fish, shell, islands, by_fish, by_shell)
    local rows = {}
    if fish >= GUIDE_PRICE and by_fish[1] then
        rows[1] = { islands, over = by_fish, by = BOAT, beside = PAWN }
    end
    if shell >= GUIDE_PRICE and by_shell[1] then
        rows[#rows + 1] = { islands, over = by_shell, by = BOAT, beside = PAWN }
    end
    return rows
end

-- What a seat that has so much may do with a movement point: rows of travel, follow and slip.
-- `own` is where its boats are; `islands`, `by_fish` and `by_shell` are as lib/sight.lua tells them.
function travel.rows(map, seat, fish, shell, islands, own, by_fish, by_shell)
    return { { islands, over = map.open_routes }, { islands, over = own } },
        guided_rows(fish, shell, islands, by_fish, by_shell),
        by_fish and by_shell and lets_pass(map, seat) and
            { { islands, over = by_fish }, { islands, over = by_shell } }
end

-- The first point of a journey fixes how many there are; each arrival spends one.
local function arrive(map, seat, to)
    local left = vars.points
    left = (left > 0 and left or points_of(seat)) - 1
    vars.points = left
    take_token(map, seat, to)
    moment(map, "arrived", seat, to)
    hook("pawn.arrived", seat, to)
    if left > 0 then
        run("voyage", seat)
    end
end

local function move_pawn(seat, from, to) move(find(from, seat, PAWN), to) end

function travel.go(from, to)
    local map, seat = map_of_match(), vars.actor
    move_pawn(seat, from, to)
    tell("travelled", seat, from, to)
    arrive(map, seat, to)
end

function travel.follow(from, to, guide)
    local map, seat = map_of_match(), vars.actor
    local route = route_between(from, to)
    local with = route_goods(route)
    give(seat, guide, with, GUIDE_PRICE)
    move_pawn(seat, from, to)
    move_pawn(guide, from, to)
    tell("followed", seat, guide, to, kinds.marker[with])
    moment(map, "guided", seat, guide)
    arrive(map, seat, to)
end

function travel.slip(from, to)
    local map, seat = map_of_match(), vars.actor
    moment(map, "passed", seat, route_between(from, to))
    move_pawn(seat, from, to)
    tell("slipped", seat, from, to)
    arrive(map, seat, to)
end

-- What stands in the way of any journey between two islands; the route if nothing does.
local function blocked(seat, from, to)
    if count(from, seat, PAWN) == 0 then
        return nil, "no_pawn", from
    end
    local route = route_between(from, to)
    if not route then
        return nil, "no_route", from, to
    end
    if not map_of_match().open[route] and count(route) == 0 then
        return nil, "unexplored", route
    end
    return route
end

function travel.why(from, to)
    local route, reason, a, b = blocked(vars.actor, from, to)
    if reason then
        return reason, a, b
    end
    return "not_yours", route
end

function travel.why_follow(from, to, guide)
    local map, seat = map_of_match(), vars.actor
    local route, reason, a, b = blocked(seat, from, to)
    if reason then
        return reason, a, b
    end
    if is_free(map, seat, route) then
        return map.open[route] and "open_route" or "own_route", route
    end
    if count(route, guide, BOAT) == 0 then
        return "not_theirs", guide, route
    end
    if count(from, guide, PAWN) == 0 then
        return "no_guide", guide, from
    end
    return "guide_price", guide, GUIDE_PRICE
end

function travel.why_slip(from, to)
    local map, seat = map_of_match(), vars.actor
    if not tides.lets_pass(map, seat) then
        return "no_passage"
    end
    local route, reason, a, b = blocked(seat, from, to)
    if reason then
        return reason, a, b
    end
    return map.open[route] and "open_route" or "own_route", route
end

return travel
