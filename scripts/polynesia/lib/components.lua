-- scripts/polynesia/lib/components.lua - what lies on the table: map, places, pieces, counters.
--
-- SPDX-License-Identifier: MIT
--
-- lib/sea.lua and lib/kinds.lua count on the order in which things are declared here.
local phase = use "phase"
local sea = use "sea"

local components = {}

local HUNDREDTH = 100

-- The drawing of an island, by what is printed on it.
local function art_of(row)
    local name = row.sort
    if row.sort == "turtle" then
        name = "turtle_" .. row.turtles
    elseif row.sort == "near" and row.gives ~= "none" then
        name = "near_" .. row.gives
    end
    return "polynesia/" .. name .. "/" .. row.id
end

local function declare_map(t, map)
    if not map.volcano then
        error("island: there is no volcano, on which all tribes begin: add one", 0)
    end
    t.board { id = "sea", title = "The sea" }
    for at = 0, map.last_island do
        local row = map.row[at]
        t.spot { id = row.id, title = row.title, x = HUNDREDTH * row.x, y = HUNDREDTH * row.y,
                 radius = row.radius, art = art_of(row) }
    end
    for route = map.first_route, map.last_route do
        local row = map.route_row[route]
        t.route { id = row.id, a = row.a, b = row.b, tone = row.open and "warn" or "plain" }
    end
end

local function declare_places(t)
    t.zone { id = "bag", title = "Lava bag", type = "cup", see = "nobody" }
    t.zone { id = "crater", title = "Crater", type = "pool", see = "open" }
    t.zone { id = "green", title = "Green tokens", type = "deck", see = "nobody" }
    t.zone { id = "orange", title = "Orange tokens", type = "deck", see = "nobody" }
    for at = 1, 3 do
        t.zone { id = "tides" .. at, title = "Tide cards " .. at, type = "deck", see = "nobody" }
    end
    t.zone { id = "tides", title = "Tides", type = "stack", see = "open" }
    t.zone { id = "supply", title = "Turtle points", type = "pool", see = "open" }
    for seat = 0, t.seats - 1 do
        t.zone { id = "board_" .. seat, title = "Own board", type = "track", see = "all",
                 owner = seat }
        t.zone { id = "boats_" .. seat, title = "Boats", type = "pool", see = "all", owner = seat }
        t.zone { id = "taken_" .. seat, title = "Taken tokens", type = "pool", see = "all",
                 owner = seat }
    end
end

local function declare_pieces(t)
    t.kind { id = "pawn", title = "Pawn", letter = "p", art = "polynesia/pawn", family = "pawn" }
    t.kind { id = "boat", title = "Boat", letter = "b", art = "polynesia/boat", family = "boat" }
    t.kind { id = "fish_marker", title = "Fish", shape = "disk", letter = "F",
             art = "polynesia/fish_marker", family = "marker" }
    t.kind { id = "shell_marker", title = "Shell", shape = "disk", letter = "S",
             art = "polynesia/shell_marker", family = "marker" }
    t.kind { id = "turtle_point", title = "Turtle point", letter = "T",
             art = "polynesia/turtle_point", family = "turtle" }
    t.kind { id = "token", title = "Island token", letter = "?",
             art = "polynesia/token", family = "token" }
    t.kind { id = "stone", title = "Lava stone", shape = "disk", letter = "o",
             art = "polynesia/stone", family = "lava" }
    t.kind { id = "tide", title = "Tide card", shape = "card", letter = "~",
             art = "polynesia/tide_back", family = "tide" }
end

local function declare_faces(t)
    for _, row in ipairs(data.token) do
        t.kind { id = row.id, title = row.title, letter = row.letter, back = "token",
                 art = "polynesia/" .. row.id, family = "token" }
    end
    for _, row in ipairs(data.lava) do
        t.kind { id = row.id, title = row.title, shape = "disk", back = "stone",
                 art = "polynesia/lava_" .. row.id, family = "lava" }
    end
    for _, id in ipairs(cards "tide") do
        t.kind { id = id, title = card("tide", id).title, shape = "card", back = "tide",
                 art = "polynesia/tide/" .. id, family = "tide" }
    end
end

local function declare_counters(t, map)
    for _, id in ipairs { "fish", "shell" } do
        t.counter { id = id, title = id == "fish" and "Fish" or "Shells", each = true, min = 0,
                    max = 999, start = map.setup[id], see = "all",
                    icon = "polynesia/" .. id .. "_marker" }
    end
    t.counter { id = "phase", title = "Marker", min = 0, max = phase.last, start = 0, see = "all",
                fields = phase.labels }
end

local function ids(rows, first, last)
    local list = {}
    for at = first, last do
        list[#list + 1] = rows[at].id
    end
    return list
end

local function declare_intake(t, map)
    t.takes { zones = ids(map.row, 0, map.last_island), families = "pawn token turtle" }
    t.takes { zones = ids(map.route_row, map.first_route, map.last_route),
              families = "boat marker" }
    t.takes { zones = { "bag", "crater" }, families = "lava" }
    t.takes { zones = { "green", "orange" }, families = "token" }
    t.takes { zones = { "tides1", "tides2", "tides3", "tides" }, families = "tide" }
    t.takes { zones = { "supply" }, families = "turtle" }
    for seat = 0, t.seats - 1 do
        t.takes { zones = { "board_" .. seat }, families = "pawn", owners = { seat } }
        t.takes { zones = { "boats_" .. seat }, families = "boat", owners = { seat } }
        t.takes { zones = { "taken_" .. seat }, families = "token turtle" }
    end
end

-- What is shown large: the tides of this match, what the volcano says, what it costs everybody, and
-- the end.
local function declare_moments(t)
    t.moment { event = "tide_drawn", kind = 0 }
    t.moment { event = "stone_drawn", kind = 0 }
    t.moment { event = "fish_spoiled" }
    t.moment { event = "shells_spoiled" }
    t.moment { event = "erupted" }
    t.moment { event = "end" }
end

-- A stone that falls, a hull that is laid, paddles; the conch when all is over.
local function declare_sounds(t)
    local heard = { tide_drawn = "water", explored = "wood", joined = "wood", travelled = "water",
                    followed = "water", slipped = "water", populated = "wood",
                    stone_drawn = "drum", erupted = "conch" }
    for _, event in ipairs { "tide_drawn", "explored", "joined", "travelled", "followed",
                             "slipped", "populated", "stone_drawn", "erupted" } do
        t.sound { event = event, sound = heard[event] }
    end
end

local function count_pieces(t, map)
    local setup, total = map.setup, data.amount.turtle_points.n + #cards "tide"
    total = total + t.seats * (setup.boats + setup.home + setup.waiting)
    for _, row in ipairs(data.token) do
        total = total + row.green + row.orange
    end
    for _, row in ipairs(data.lava) do
        total = total + row.count
    end
    return total + map.last_route - map.first_route + 1 -- what lies on the routes
end

function components.declare(t)
    local map = sea.for_seats(t.seats)
    declare_map(t, map)
    declare_places(t)
    declare_pieces(t)
    declare_faces(t)
    declare_counters(t, map)
    declare_intake(t, map)
    t.limits { pieces = count_pieces(t, map), frames = 24, acts = 600 }
    t.sheet(8)
    declare_moments(t)
    declare_sounds(t)
end

return components
