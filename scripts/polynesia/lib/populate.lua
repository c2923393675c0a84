-- scripts/polynesia/lib/populate.lua - populating: pawns come from a seat's own board to the map.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"
local sea = use "sea"
local tides = use "tides"

local count, find, move = host.count, host.find, game.move
local map_of_match, moment = sea.map, tides.moment
local run, tell, hook, vars = run, tell, hook, vars
local PAWN = kinds.pawn
local AT_HOME, ELSEWHERE = data.amount.populate_home.n, data.amount.populate_far.n

local populate = {}

-- Up to so many pawns of a seat's board come to an island; how many came.
function populate.bring(map, seat, island, many)
    local board = map.board[seat]
    local left = count(board)
    if many > left then
        many = left
    end
    for _ = 1, many do
        move(find(board, seat, PAWN), island)
    end
    return many
end

-- The islands where a seat may put pawns: the volcano's, and those where it has some (`islands`, as
-- lib/sight.lua tells them); `aboard`: it has some left.
function populate.rows(map, islands, aboard)
    if not aboard then
        return false
    end
    return { map.volcano, { islands } }
end

function populate.go(island)
    local map, seat = map_of_match(), vars.actor
    local came = populate.bring(map, seat, island, island == map.volcano and AT_HOME or ELSEWHERE)
    tell("populated", seat, came, island)
    moment(map, "populated", seat, island)
    hook("populated", seat, island)
end

function populate.why(island)
    if count(map_of_match().board[vars.actor]) == 0 then
        return "board_empty"
    end
    return "nobody_there", island
end

-- A seat may populate at once, beside its action.
function populate.grant(seat) run("populate_again", seat) end

return populate
