-- scripts/polynesia/lib/explore.lua - exploring: a boat is laid on a route.
--
-- SPDX-License-Identifier: MIT
local goods = use "goods"
local kinds = use "kinds"
local phase = use "phase"
local sea = use "sea"
local sight = use "sight"
local tides = use "tides"

local count, find, value = host.count, host.find, host.value
local zones_empty, zones_with = host.zones_empty, host.zones_with
local put, move, flip = game.put, game.move, game.flip
local tell, hook, vars = tell, hook, vars
local phase_n, too_dear, map_of_match, moment = phase.n, tides.too_dear, sea.map, tides.moment
local BOAT, FISH, SHELL = kinds.boat, kinds.fish_marker, kinds.shell_marker
local both = goods.both
local JOIN_PRICE = data.amount.join_price.n

local explore = {}

-- What a new route costs before the tides: at least the one that is left on it.
local function base_price(seat)
    local price = phase_n() + value("explore_price", seat)
    return price > 1 and price or 1
end

explore.base_price = base_price

-- What a seat pays for a new route.
function explore.price(map, seat, route)
    return base_price(seat) * tides.times(map, seat, map.a[route], map.b[route])
end

-- What a seat pays in all for a boat on a route that others have opened.
function explore.join_price(route) return JOIN_PRICE * count(route, nil, BOAT) end

-- Those of others' routes, all paid in the same goods, that somebody with so much can join: beside
-- the boats, each of which has to be paid, the goods lie there.
local function can_join(map, seat, routes, marker, has)
    if has >= JOIN_PRICE * (map.seats - 1) then
        return routes
    end
    return zones_with(nil, marker, seat, has // JOIN_PRICE + 1)
end

-- Those of the new routes that lead to no island of a set, which has a bit for each.
local function not_to(map, free, islands)
    if islands == 0 then
        return free
    end
    local list, n, ends = {}, 0, map.ends
    for i = 1, #free do
        local route = free[i]
        if islands & ends[route] == 0 then
            n = n + 1
            list[n] = route
        end
    end
    return list
end

-- Rows of the new routes that can be paid, where those to some islands are dearer.
local function dear_rows(map, free, fish, shell, dear_fish, dear_shell)
    if not fish then
        return { { not_to(map, free, dear_shell), "shell" } }
    end
    if not shell then
        return { { not_to(map, free, dear_fish), "fish" } }
    end
    if dear_fish == dear_shell then
        return { { not_to(map, free, dear_fish), both } }
    end
    return { { not_to(map, free, dear_fish), "fish" }, { not_to(map, free, dear_shell), "shell" } }
end

-- Rows of new routes: `fish` and `shell` tell whether there is enough of these.
local function new_rows(map, fish, shell, dear_fish, dear_shell)
    local free = zones_empty(map.first_white, map.last_route)
    if dear_fish | dear_shell ~= 0 then
        return dear_rows(map, free, fish, shell, dear_fish, dear_shell)
    end
    return { { free, not shell and "fish" or fish and both or "shell" } }
end

-- Adds rows for boats beside those of others; `by_fish` and `by_shell` are as lib/sight.lua tells
-- them.
local function add_joined(map, seat, by_fish, by_shell, fish, shell, rows)
    if fish >= JOIN_PRICE and by_fish[1] then
        rows[#rows + 1] = { can_join(map, seat, by_fish, FISH, fish), "fish" }
    end
    if shell >= JOIN_PRICE and by_shell[1] then
        rows[#rows + 1] = { can_join(map, seat, by_shell, SHELL, shell), "shell" }
    end
    return rows
end

-- What a seat that has so much may explore; `own` is where its boats are, those on routes first.
function explore.rows(map, seat, fish, shell, own, by_fish, by_shell)
    if (own[#own] or 0) <= map.last_route then
        return false -- all its boats are on routes
    end
    local price, rows = base_price(seat), {}
    local with_fish, with_shell = fish >= price, shell >= price
    if with_fish or with_shell then
        rows = new_rows(map, with_fish, with_shell,
                        too_dear(map, seat, fish // price, shell // price))
    end
    return map.join and add_joined(map, seat, by_fish, by_shell, fish, shell, rows) or rows
end

-- The same with a boat token: nothing is paid.
function explore.free_rows(map, seat)
    if count(map.boats[seat]) == 0 then
        return {}
    end
    local by_fish, by_shell = sight.of_others(seat, goods.most, goods.most)
    local rows = new_rows(map, true, true, 0, 0)
    return map.join and add_joined(map, seat, by_fish, by_shell, goods.most, goods.most, rows) or rows
end

local function lay_boat(map, seat, route) move(find(map.boats[seat], seat, BOAT), route) end

local function open_route(map, seat, route, with)
    flip(put(kinds.marker[with], nil, route), true)
    lay_boat(map, seat, route)
    tell("explored", seat, route, kinds.marker[with])
    moment(map, "opened", seat, route)
    hook("route.opened", seat, route)
end

local function join_route(map, seat, route)
    local others = count(route, nil, BOAT)
    lay_boat(map, seat, route)
    tell("joined", seat, route)
    moment(map, "joined", seat, route, others)
    hook("route.joined", seat, route)
end

local function pay_owners(map, seat, route, with)
    for owner = 0, map.seats - 1 do
        if count(route, owner, BOAT) > 0 then
            goods.give(seat, owner, with, JOIN_PRICE)
            tell("paid", seat, owner, JOIN_PRICE, kinds.marker[with])
        end
    end
end

function explore.go(route, with)
    local map, seat = map_of_match(), vars.actor
    if count(route) == 0 then
        goods.pay(seat, with, explore.price(map, seat, route))
        open_route(map, seat, route, with)
    else
        pay_owners(map, seat, route, with)
        join_route(map, seat, route)
    end
end

function explore.free_go(route, with)
    local map, seat = map_of_match(), vars.actor
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
    local map, seat = map_of_match(), vars.actor
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

function explore.free_why(route, with) return closed(map_of_match(), vars.actor, route, with) end

return explore
