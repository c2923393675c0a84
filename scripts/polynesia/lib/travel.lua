-- scripts/polynesia/lib/travel.lua - travelling: pawns go over routes from island to island.
--
-- SPDX-License-Identifier: MIT
local goods = use "goods"
local kinds = use "kinds"
local phase = use "phase"
local room = use "room"
local sea = use "sea"
local tides = use "tides"
local tokens = use "tokens"

local count, find, value = host.count, host.find, host.value
local counter, move, route_between = game.counter, game.move, game.route_between
local run, tell, hook, vars = run, tell, hook, vars
local BOAT, PAWN = kinds.boat, kinds.pawn
local GUIDE_PRICE = data.amount.guide_price.n

local travel = {}

-- Movement points of a journey that begins now.
function travel.points(seat)
    local points = phase.n() + value("travel_points", seat)
    return points > 1 and points or 1
end

-- May a seat use a route without a guide?
local function is_free(map, seat, route) return map.open[route] or count(route, seat, BOAT) > 0 end

-- Adds the guides that a seat may follow from an island over a route.
local function add_guided(map, seat, from, route, rows)
    local by = map.a[route] == from and map.follow_there[route] or map.follow_back[route]
    for owner = 0, map.seats - 1 do
        if owner ~= seat and count(from, owner, PAWN) > 0 and count(route, owner, BOAT) > 0 then
            rows[#rows + 1] = by[owner]
        end
    end
end

-- What a seat may do with a movement point: rows of travel, follow and slip. `islands`, `mine`
-- and `goods_of` are as lib/sight.lua tells them.
function travel.rows(map, seat, islands, mine, goods_of)
    local free, guided, n = room.narrow(), {}, 0
    local slipped = tides.lets_pass(map, seat) and {} or nil
    local pays = { fish = counter("fish", seat) >= GUIDE_PRICE,
                   shell = counter("shell", seat) >= GUIDE_PRICE }
    local all_ways, last = map.ways, map.last_island
    for i = 1, #islands do
        local from = islands[i]
        if from > last then
            break
        end
        local ways = all_ways[from]
        for at = 1, ways.count do
            local way = ways[at]
            local route = way.route
            if way.open or mine[route] then
                n = n + 1
                free[n] = way.row
            elseif goods_of[route] then
                if pays[goods_of[route]] then
                    add_guided(map, seat, from, route, guided)
                end
                if slipped then
                    slipped[#slipped + 1] = way.row
                end
            end
        end
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
