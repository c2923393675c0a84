-- scripts/polynesia/lib/sight.lua - what lies where, looked up once for a question.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"

local zones_with = host.zones_with
local PAWN, BOAT, FISH, SHELL = kinds.pawn, kinds.boat, kinds.fish_marker, kinds.shell_marker

local sight = {}

-- The routes that others have explored and a seat has not, by what is paid on them: those with
-- fish, those with shells. In order, as all lists here.
function sight.of_others(seat) return zones_with(nil, FISH, seat), zones_with(nil, SHELL, seat) end

-- The routes with a boat of a seat; after them come its boats that are on no route, if there are.
function sight.boats(seat) return zones_with(seat, BOAT) end

-- The islands where a seat has a pawn.
function sight.pawns(map, seat)
    local islands = zones_with(seat, PAWN)
    local many = #islands
    if many > 0 and islands[many] > map.last_island then
        islands[many] = nil -- its own board comes after all islands
    end
    return islands
end

return sight
