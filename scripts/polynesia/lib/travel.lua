-- scripts/polynesia/lib/travel.lua - travelling: pawns go over routes from island to island.
--
-- SPDX-License-Identifier: MIT
local goods = use "goods"
local kinds = use "kinds"
local phase = use "phase"
local sea = use "sea"
local sight = use "sight"
local tides = use "tides"
local tokens = use "tokens"

local count, find, value = host.count, host.find, host.value
local counter, move, route_between = game.counter, game.move, game.route_between
local run, tell, hook, vars = run, tell, hook, vars
local BOAT, PAWN, FISH, SHELL = kinds.boat, kinds.pawn, kinds.fish, kinds.shell
local GUIDE_PRICE = data.amount.guide_price.n

local travel = {}

-- Movement points of a journey that begins now.
function travel.points(seat)
    local points = phase.n() + value("travel_points", seat)
    return points > 1 and points or 1
end

-- May a seat use a route without a guide?
local function is_free(map, seat, route) return map.open[route] or count(route, seat, BOAT) > 0 end

-- Adds the guides that a seat may follow from an island over a route to another.
local function add_guided(map, seat, from, to, route, rows)
    for owner = 0, map.seats - 1 do
        if owner ~= seat and count(route, owner, BOAT) > 0 and count(from, owner, PAWN) > 0 then
            rows[#rows + 1] = { from, to, owner }
        end
    end
end

-- Adds what leads over others' routes, which are all paid in the same goods. `stands` has a bit
-- for each island where the seat has a pawn.
local function add_of_others(map, seat, stands, routes, pays, guided, slipped)
    local ends, a, b = map.ends, map.a, map.b
    for i = 1, #routes do
        local route = routes[i]
        if stands & ends[route] ~= 0 then
            local from, to = a[route], b[route]
            if stands >> from & 1 == 1 then
                if pays then
                    add_guided(map, seat, from, to, route, guided)
                end
                if slipped then
                    slipped[#slipped + 1] = map.there[route]
                end
            end
            if stands >> to & 1 == 1 then
                if pays then
                    add_guided(map, seat, to, from, route, guided)
                end
                if slipped then
                    slipped[#slipped + 1] = map.back[route]
                end
            end
        end
    end
end

-- Adds the journeys over a route that needs no guide, from where a pawn stands; how many there are.
local function add_free(map, stands, route, rows, n)
    if stands >> map.a[route] & 1 == 1 then
        n = n + 1
        rows[n] = map.there[route]
    end
    if stands >> map.b[route] & 1 == 1 then
        n = n + 1
        rows[n] = map.back[route]
    end
    return n
end

-- The journeys over routes that are open to all, and over a seat's own.
local function free_rows(map, seat, stands)
    -- A list that has room from the start is not made larger again and again.
    local rows, n = { nil, nil, nil, nil, nil, nil, nil, nil }, 0
    local ends, own, last = map.ends, sight.boats(seat), map.last_route
    for route = map.first_route, map.first_white - 1 do
        if stands & ends[route] ~= 0 then
            n = add_free(map, stands, route, rows, n)
        end
    end
    for i = 1, #own do
        local route = own[i]
        if route <= last and stands & ends[route] ~= 0 then
            n = add_free(map, stands, route, rows, n)
        end
    end
    return rows
end

-- What a seat may do with a movement point: rows of travel, follow and slip. `islands`, `by_fish`
-- and `by_shell` are as lib/sight.lua tells them.
function travel.rows(map, seat, islands, by_fish, by_shell)
    local guided, stands = {}, 0
    local slipped = tides.lets_pass(map, seat) and {} or nil
    for i = 1, #islands do
        stands = stands | 1 << islands[i]
    end
    local pays = counter(FISH, seat) >= GUIDE_PRICE
    if pays or slipped then
        add_of_others(map, seat, stands, by_fish, pays, guided, slipped)
    end
    pays = counter(SHELL, seat) >= GUIDE_PRICE
    if pays or slipped then
        add_of_others(map, seat, stands, by_shell, pays, guided, slipped)
    end
    return free_rows(map, seat, stands), guided, slipped
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
    local with = goods.of_route(route)
    goods.give(seat, guide, with, GUIDE_PRICE)
    move_pawn(seat, from, to)
    move_pawn(guide, from, to)
    tell("followed", seat, guide, to, kinds.marker[with])
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
    local map, seat = sea.map(), vars.actor
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
