-- scripts/polynesia/lib/sight.lua - what lies where, looked up once for a question.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"

local zones_with = host.zones_with
local PAWN, BOAT, FISH, SHELL = kinds.pawn, kinds.boat, kinds.fish_marker, kinds.shell_marker

local sight = {}

-- What is paid on each route that somebody has explored: "fish" or "shell", by route.
function sight.goods()
    local goods = {}
    for _, route in ipairs(zones_with(nil, FISH)) do
        goods[route] = "fish"
    end
    for _, route in ipairs(zones_with(nil, SHELL)) do
        goods[route] = "shell"
    end
    return goods
end

-- The routes with a boat of a seat, each true; the zone of its other boats is there, too.
function sight.boats(seat)
    local mine = {}
    for _, route in ipairs(zones_with(seat, BOAT)) do
        mine[route] = true
    end
    return mine
end

-- The islands where a seat has a pawn, in order; after them comes its own board, or nothing.
function sight.pawns(seat) return zones_with(seat, PAWN) end

return sight
