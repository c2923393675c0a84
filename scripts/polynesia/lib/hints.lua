-- scripts/polynesia/lib/hints.lua - what the bot `greedy` thinks of each action.
--
-- SPDX-License-Identifier: MIT
--
-- Everything is measured in tenths of a point, roughly: a pawn on a turtle is worth most, then a
-- token, then an island that feeds; whatever lies at the volcano is worth nothing in the end.
local explore = use "explore"
local goods = use "goods"
local kinds = use "kinds"
local phase = use "phase"
local sea = use "sea"
local tokens = use "tokens"

local count = host.count
local PAWN, BOAT = kinds.pawn, kinds.boat

local hints = {}

-- What the next pawn of a seat is worth on an island.
local function worth_of(map, seat, at, there)
    local worth = 12 - 2 * map.to_turtle[at] + (map.sinks[at] and -8 or 0)
    if there > 0 then
        return worth - 4
    end
    if map.turtles[at] > 0 then
        worth = worth + 14 * map.turtles[at]
    elseif map.gives[at] then
        worth = worth + 5
    elseif map.group[at] > 0 then
        worth = worth + 3
    end
    return worth
end

-- What a step from an island to another gains.
local function gain(map, seat, from, to)
    local left = count(from, seat, PAWN) - 1
    local worth = worth_of(map, seat, to, count(to, seat, PAWN)) - worth_of(map, seat, from, left)
    if tokens.at(to) then
        worth = worth + 9
    end
    return worth
end

function hints.travel(from, to)
    return 8 + gain(sea.map(), vars.actor, from, to)
end

function hints.follow(from, to)
    return 5 + gain(sea.map(), vars.actor, from, to)
end

hints.slip = hints.follow

function hints.stop() return 8 end

-- A route is good where a pawn stands at one end and something better lies at the other.
local function route_worth(map, seat, route)
    local a, b = map.a[route], map.b[route]
    local best = -5
    if count(a, seat, PAWN) > 0 then
        best = gain(map, seat, a, b)
    end
    if count(b, seat, PAWN) > 0 then
        best = math.max(best, gain(map, seat, b, a))
    end
    return best
end

function hints.explore(route, with)
    local map, seat = sea.map(), vars.actor
    local other = with == "fish" and "shell" or "fish"
    local spare = goods.has(seat, with) > goods.has(seat, other) and 1 or 0
    local boats = count(route, nil, BOAT)
    local price = boats > 0 and explore.join_price(route) or explore.price(map, seat, route)
    return 6 + route_worth(map, seat, route) + spare - 3 * price - 3 * boats
end

function hints.free_boat(route)
    return 10 + route_worth(sea.map(), vars.actor, route)
end

-- Pawns are wanted at the volcano early, and where they are safe once it grows hot.
function hints.populate(at)
    local map, seat = sea.map(), vars.actor
    local hot = count(map.crater, nil, kinds.red)
    if at == map.volcano then
        return hot < 4 and 12 - 5 * count(at, seat, PAWN) or -10
    end
    return map.sinks[at] and -10 or 2 + 2 * hot + math.min(map.to_turtle[at], 3)
end

-- Beside an action it costs nothing: a pawn on the map is worth more than one at home.
function hints.populate_free(at) return math.max(1, 20 + hints.populate(at)) end

-- Fish what is scarce, and when the marker is high.
function hints.fish(with)
    local has = goods.has(vars.actor, with)
    local other = goods.has(vars.actor, with == "fish" and "shell" or "fish")
    return 4 * phase.n() - has - (has > other and 1 or 0) - (has + other) // 2
end

-- Keep what oneself has more of.
function hints.spoil(with)
    local map, first, others = sea.map(), vars.first, 0
    for seat = 0, map.seats - 1 do
        others = others + (seat ~= first and goods.has(seat, with) or 0)
    end
    return others - 2 * goods.has(first, with)
end

function hints.gain(with) return 6 - goods.has(vars.actor, with) end

function hints.rob(with)
    local loss = 0
    for seat = 0, vars.seats - 1 do
        loss = loss + (seat ~= vars.actor and math.min(goods.has(seat, with), 2) or 0)
    end
    return 2 * loss
end

function hints.hire(with)
    local map = sea.map()
    local hot = count(map.crater, nil, kinds.red)
    return hot < 4 and goods.has(vars.actor, with) > 4 and 3 or -3
end

function hints.skip() return 0 end

return hints
