-- scripts/polynesia/lib/travel.lua - travelling: pawns go over routes from island to island.
--
-- SPDX-License-Identifier: MIT
local goods = use "goods"
local kinds = use "kinds"
local phase = use "phase"
local sea = use "sea"
local tides = use "tides"
local tokens = use "tokens"

local count, find, value, zones_with = host.count, host.find, host.value, host.zones_with
local counter, move, route_between = game.counter, game.move, game.route_between
local BOAT, PAWN = kinds.boat, kinds.pawn
local FISH, SHELL = kinds.fish_marker, kinds.shell_marker
local GUIDE_PRICE = data.amount.guide_price.n

local travel = {}

-- Movement points of a journey that begins now.
function travel.points(seat)
    local points = phase.n() + value("travel_points", seat)
    return points > 1 and points or 1
end

-- May a seat use a route without a guide?
local function is_free(map, seat, route) return map.open[route] or count(route, seat, BOAT) > 0 end

-- Has a seat what is paid on a route?
local function can_pay(seat, route)
    if count(route, nil, FISH) > 0 then
        return counter("fish", seat) >= GUIDE_PRICE
    end
    return count(route, nil, SHELL) > 0 and counter("shell", seat) >= GUIDE_PRICE
end

local function add_guided(map, seat, from, route, rows)
    if not can_pay(seat, route) then
        return
    end
    local by = map.a[route] == from and map.follow_there[route] or map.follow_back[route]
    for owner = 0, map.seats - 1 do
        if owner ~= seat and count(route, owner, BOAT) > 0 and count(from, owner, PAWN) > 0 then
            rows[#rows + 1] = by[owner]
        end
    end
end

-- Lists every way from an island.
local function each_way(map, seat, from, free, guided, slipped)
    local ways = map.ways[from]
    for at = 1, ways.count do
        local way = ways[at]
        local route = way.route
        if way.open or count(route, seat, BOAT) > 0 then
            free[#free + 1] = way.row
        elseif count(route) > 0 then
            add_guided(map, seat, from, route, guided)
            if slipped then
                slipped[#slipped + 1] = way.row
            end
        end
    end
end

-- What a seat may do with a movement point: rows of travel, of follow and of slip.
function travel.rows(map, seat)
    local free, guided = {}, {}
    local slipped = tides.lets_pass(map, seat) and {} or nil
    local last = map.last_island
    for _, from in ipairs(zones_with(seat, PAWN)) do
        if from > last then
            break
        end
        each_way(map, seat, from, free, guided, slipped)
    end
    return free, guided, slipped
end

-- The first point of a journey fixes how many there are; each arrival spends one.
local function arrive(map, seat, to)
    local left = (vars.points > 0 and vars.points or travel.points(seat)) - 1
    vars.points = left
    tokens.take(map, seat, to)
    tides.moment(map, "arrived", seat, to)
    hook("pawn.arrived", seat, to)
    if left > 0 then
        run("voyage", seat)
    end
end

local function move_pawn(seat, from, to) move(find(from, seat, PAWN), to) end

function travel.go(from, to)
    local map, seat = sea.map(), vars.actor
    move_pawn(seat, from, to)
    tell("travelled", seat, from, to)
    arrive(map, seat, to)
end

function travel.follow(from, to, guide)
    local map, seat = sea.map(), vars.actor
    local route = route_between(from, to)
    goods.give(seat, guide, goods.of_route(route), GUIDE_PRICE)
    move_pawn(seat, from, to)
    move_pawn(guide, from, to)
    tell("followed", seat, guide, to)
    tides.moment(map, "guided", seat, guide)
    arrive(map, seat, to)
end

function travel.slip(from, to)
    local map, seat = sea.map(), vars.actor
    tides.moment(map, "passed", seat, route_between(from, to))
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
    if not sea.map().open[route] and count(route) == 0 then
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
    local map, seat = sea.map(), vars.actor
    local route, reason, a, b = blocked(seat, from, to)
    if reason then
        return reason, a, b
    end
    if guide == seat or is_free(map, seat, route) then
        return "own_route", route
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
    local map, seat = sea.map(), vars.actor
    if not tides.lets_pass(map, seat) then
        return "no_passage"
    end
    local route, reason, a, b = blocked(seat, from, to)
    if reason then
        return reason, a, b
    end
    return "own_route", route
end

return travel
