-- scripts/polynesia/lib/explore.lua - exploring: a boat is laid on a route.
--
-- SPDX-License-Identifier: MIT
local goods = use "goods"
local kinds = use "kinds"
local phase = use "phase"
local room = use "room"
local sea = use "sea"
local sight = use "sight"
local tides = use "tides"

local count, find, value = host.count, host.find, host.value
local counter, put, move, flip = game.counter, game.put, game.move, game.flip
local tell, hook, vars = tell, hook, vars
local BOAT = kinds.boat
local JOIN_PRICE = data.amount.join_price.n

local explore = {}

-- What a new route costs before the tides: at least the one that is left on it.
local function base_price(seat)
    local price = phase.n() + value("explore_price", seat)
    return price > 1 and price or 1
end

local function price_times(map, times, route)
    local a, b = times[map.a[route]] or 1, times[map.b[route]] or 1
    return a > b and a or b
end

-- What a seat pays for a new route.
function explore.price(map, seat, route)
    local times = tides.times(map, seat)
    return base_price(seat) * (times and price_times(map, times, route) or 1)
end

-- What a seat pays in all for a boat on a route that others have opened.
function explore.join_price(route) return JOIN_PRICE * count(route, nil, BOAT) end

-- Can somebody with so much join a route? Its boats are counted only where it matters.
local function can_join(map, route, has)
    if has < JOIN_PRICE then
        return false
    end
    return has >= JOIN_PRICE * (map.seats - 1) or has >= explore.join_price(route)
end

-- Adds what a seat may explore on routes that others have opened.
local function add_existing(map, mine, goods_of, fish, shell, rows)
    local n = #rows
    for route = map.first_white, map.last_route do
        local with = goods_of[route]
        if with and not mine[route] and can_join(map, route, with == "fish" and fish or shell) then
            n = n + 1
            rows[n] = (with == "fish" and map.with_fish or map.with_shell)[route]
        end
    end
end

-- Adds the new routes where they all cost the same: with goods of one sort, or of both. These lists
-- are the longest of the game, so nothing is asked in them that can be known before.
local function add_new_with(map, goods_of, row_of, rows)
    local n = 0
    for route = map.first_white, map.last_route do
        if not goods_of[route] then
            n = n + 1
            rows[n] = row_of[route]
        end
    end
end

local function add_new_with_both(map, goods_of, with_fish, with_shell, rows)
    local n = 0
    for route = map.first_white, map.last_route do
        if not goods_of[route] then
            rows[n + 1] = with_fish[route]
            n = n + 2
            rows[n] = with_shell[route]
        end
    end
end

-- Adds the new routes where those to some islands are dearer.
local function add_new_dear(map, goods_of, fish, shell, price, times, rows)
    local with_fish, with_shell, n = map.with_fish, map.with_shell, 0
    for route = map.first_white, map.last_route do
        if not goods_of[route] then
            local cost = price * price_times(map, times, route)
            if fish >= cost then
                n = n + 1
                rows[n] = with_fish[route]
            end
            if shell >= cost then
                n = n + 1
                rows[n] = with_shell[route]
            end
        end
    end
end

local function add_new(map, goods_of, fish, shell, price, times, rows)
    if times then
        add_new_dear(map, goods_of, fish, shell, price, times, rows)
    elseif fish >= price and shell >= price then
        add_new_with_both(map, goods_of, map.with_fish, map.with_shell, rows)
    else
        add_new_with(map, goods_of, fish >= price and map.with_fish or map.with_shell, rows)
    end
end

-- What may be explored with what a seat has; `mine` and `goods_of` as lib/sight.lua tells them.
local function list(map, mine, goods_of, fish, shell, price, times)
    local rows = room.wide()
    if fish >= price or shell >= price then
        add_new(map, goods_of, fish, shell, price, times, rows)
    end
    if map.join and (fish >= JOIN_PRICE or shell >= JOIN_PRICE) then
        add_existing(map, mine, goods_of, fish, shell, rows)
    end
    return rows
end

function explore.rows(map, seat, mine, goods_of)
    if count(map.boats[seat]) == 0 then
        return {}
    end
    return list(map, mine, goods_of, counter("fish", seat), counter("shell", seat),
                base_price(seat), tides.times(map, seat))
end

-- The same with a boat token: nothing is paid.
function explore.free_rows(map, seat)
    if count(map.boats[seat]) == 0 then
        return {}
    end
    return list(map, sight.boats(map, seat), sight.goods(), goods.most, goods.most, 0, nil)
end

local function lay_boat(map, seat, route) move(find(map.boats[seat], seat, BOAT), route) end

local function open_route(map, seat, route, with)
    flip(put(kinds.marker[with], nil, route), true)
    lay_boat(map, seat, route)
    tell("explored", seat, route)
    tides.moment(map, "opened", seat, route)
    hook("route.opened", seat, route)
end

local function join_route(map, seat, route)
    local others = count(route, nil, BOAT)
    lay_boat(map, seat, route)
    tell("joined", seat, route)
    tides.moment(map, "joined", seat, route, others)
    hook("route.joined", seat, route)
end

local function pay_owners(map, seat, route, with)
    for owner = 0, map.seats - 1 do
        if count(route, owner, BOAT) > 0 then
            goods.give(seat, owner, with, JOIN_PRICE)
            tell("paid", seat, owner, JOIN_PRICE)
        end
    end
end

function explore.go(route, with)
    local map, seat = sea.map(), vars.actor
    if count(route) == 0 then
        goods.pay(seat, with, explore.price(map, seat, route))
        open_route(map, seat, route, with)
    else
        pay_owners(map, seat, route, with)
        join_route(map, seat, route)
    end
end

function explore.free_go(route, with)
    local map, seat = sea.map(), vars.actor
    if count(route) == 0 then
        open_route(map, seat, route, with)
    else
        join_route(map, seat, route)
    end
end

-- Why no boat of the seat can lie there, whatever it pays.
local function closed(map, seat, route, with)
    if map.open[route] then
        return "open_to_all", route
    end
    if count(map.boats[seat]) == 0 then
        return "no_boat"
    end
    if count(route) == 0 then
        return nil
    end
    if count(route, seat, BOAT) > 0 then
        return "taken", route
    end
    if not map.join then
        return "two_players", route
    end
    if goods.of_route(route) ~= with then
        return "other_goods", route
    end
end

function explore.why(route, with)
    local map, seat = sea.map(), vars.actor
    local reason, at = closed(map, seat, route, with)
    if reason then
        return reason, at
    end
    if count(route) > 0 then
        return "join_price", explore.join_price(route), goods.has(seat, with), JOIN_PRICE
    end
    local price = explore.price(map, seat, route)
    return price > base_price(seat) and "tide_price" or "explore_price", price,
        goods.has(seat, with)
end

function explore.free_why(route, with) return closed(sea.map(), vars.actor, route, with) end

return explore
