-- scripts/polynesia/lib/sea.lua - the map of a match, and where everything lies, as numbers.
--
-- SPDX-License-Identifier: MIT
--
-- Zones are numbered in the order they are declared: islands, routes, then the other places. All of
-- it follows from the data and the number of seats, so it is worked out once, when this is loaded.
local vars = vars
local MAX_SEATS = 4
local MAX_ISLANDS = 62 -- a set of islands is a number with a bit for each
local FAR = 99

local sea = {}

-- The islands of a side: what is printed on each, by its zone.
local function lay_islands(map, side)
    local count = 0
    for _, row in ipairs(data.island) do
        if row[side] then
            local at = count
            map.zone_of[row.id] = at
            map.row[at] = row
            map.turtles[at] = row.turtles
            map.gives[at] = row.gives ~= "none" and row.gives or nil
            map.sinks[at] = row.sinks
            map.group[at] = row.archipelago
            map.routes[at] = {}
            if row.sort == "volcano" then
                map.volcano = at
            end
            if row.archipelago > 0 then
                local group = map.islands_of[row.archipelago] or {}
                group[#group + 1] = at
                map.islands_of[row.archipelago] = group
                map.set_of[row.archipelago] = (map.set_of[row.archipelago] or 0) | 1 << at
                map.groups = math.max(map.groups, row.archipelago)
            end
            count = count + 1
        end
    end
    map.last_island = count - 1
    assert(count <= MAX_ISLANDS, "a side of the map has too many islands")
end

local function add_route(map, row, route)
    local a, b = map.zone_of[row.a], map.zone_of[row.b]
    map.route_row[route] = row
    map.a[route], map.b[route] = a, b
    map.open[route] = row.open
    if row.open then
        map.open_routes[#map.open_routes + 1] = route
    end
    map.ends[route] = 1 << a | 1 << b
    map.routes[a][#map.routes[a] + 1] = route
    map.routes[b][#map.routes[b] + 1] = route
end

-- The routes of a side: those that are open to all come first.
local function lay_routes(map, side)
    local route = map.last_island + 1
    map.first_route = route
    for _, is_open in ipairs { true, false } do
        for _, row in ipairs(data.route) do
            if row[side] and row.open == is_open then
                add_route(map, row, route)
                route = route + 1
            end
        end
        if is_open then
            map.first_white = route
        end
    end
    map.last_route = route - 1
end

-- The other places, in the order in which lib/components.lua declares them.
local function lay_places(map, seats)
    local zone = map.last_route + 1
    for _, id in ipairs { "bag", "crater", "green", "orange", "tides1", "tides2", "tides3", "tides",
                          "supply" } do
        map[id] = zone
        zone = zone + 1
    end
    for seat = 0, seats - 1 do
        map.board[seat], map.boats[seat], map.taken[seat] = zone, zone + 1, zone + 2
        zone = zone + 3
    end
end

-- Steps from each island to the nearest for which `is_goal` holds, over all routes of the map.
local function distances(map, is_goal)
    local steps, queue, first = {}, {}, 1
    for at = 0, map.last_island do
        steps[at] = FAR
        if is_goal(at) then
            steps[at] = 0
            queue[#queue + 1] = at
        end
    end
    while queue[first] do
        local at = queue[first]
        first = first + 1
        for _, route in ipairs(map.routes[at]) do
            local to = map.a[route] == at and map.b[route] or map.a[route]
            if steps[to] == FAR then
                steps[to] = steps[at] + 1
                queue[#queue + 1] = to
            end
        end
    end
    return steps
end

local function lay_out(seats)
    local setup = data.setup["for_" .. seats]
    local map = {
        seats = seats, setup = setup, join = setup.join, groups = 0,
        zone_of = {}, row = {}, turtles = {}, gives = {}, sinks = {}, group = {}, islands_of = {},
        set_of = {}, routes = {}, route_row = {}, a = {}, b = {}, ends = {}, open = {}, open_routes = {},
        board = {}, boats = {}, taken = {},
    }
    lay_islands(map, setup.side)
    lay_routes(map, setup.side)
    lay_places(map, seats)
    map.to_turtle = distances(map, function(at) return map.turtles[at] > 0 end)
    map.from_volcano = distances(map, function(at) return at == map.volcano end)
    return map
end

local maps = {}
for seats = 2, MAX_SEATS do
    maps[seats] = lay_out(seats)
end

-- The map of this match.
function sea.map() return maps[vars.seats] end

-- The map for so many seats: before there is a match.
function sea.for_seats(seats) return maps[seats] end

return sea
