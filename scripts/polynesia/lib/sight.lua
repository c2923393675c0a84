-- scripts/polynesia/lib/sight.lua - what lies where, looked up once for a question.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"
local room = use "room"

local zones_with = host.zones_with
local PAWN, BOAT, FISH, SHELL = kinds.pawn, kinds.boat, kinds.fish_marker, kinds.shell_marker

local sight = {}

-- What is paid on each route that somebody has explored: "fish" or "shell", by route.
function sight.goods()
    local goods, routes = room.wide(), zones_with(nil, FISH)
    for at = 1, #routes do
        goods[routes[at]] = "fish"
    end
    routes = zones_with(nil, SHELL)
    for at = 1, #routes do
        goods[routes[at]] = "shell"
    end
    return goods
end

-- The routes with a boat of a seat, each true.
function sight.boats(map, seat)
    local mine, routes, last = room.wide(), zones_with(seat, BOAT), map.last_route
    for at = 1, #routes do
        local route = routes[at]
        if route <= last then
            mine[route] = true
        end
    end
    return mine
end

-- The islands where a seat has a pawn, in order; after them comes its own board, or nothing.
function sight.pawns(seat) return zones_with(seat, PAWN) end

return sight
