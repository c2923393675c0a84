-- scripts/polynesia/lib/sight.lua - what lies where, looked up once for a question.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"

local zones_with, vars = host.zones_with, vars
local PAWN, FISH, SHELL = kinds.pawn, kinds.fish_marker, kinds.shell_marker
local JOIN, GUIDE = data.amount.join_price.n, data.amount.guide_price.n

local sight = {}

-- The routes that others have explored and a seat has not, by what is paid on them: those with
-- fish, those with shells. In order, as all lists here. Where nothing can be had on them for what
-- the seat has there is no list, but false; if a tide lets some pass, there are both lists.
function sight.of_others(seat, fish, shell)
    return (fish >= GUIDE or fish >= JOIN or vars.passes) and zones_with(nil, FISH, seat),
        (shell >= GUIDE or shell >= JOIN or vars.passes) and zones_with(nil, SHELL, seat)
end

-- The islands where a seat has a pawn; and whether it has some on its own board.
function sight.pawns(map, seat)
    local islands = zones_with(seat, PAWN)
    local many = #islands
    if many > 0 and islands[many] > map.last_island then
        islands[many] = nil -- its own board comes after all islands
        return islands, true
    end
    return islands, false
end

return sight
