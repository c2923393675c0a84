-- scripts/polynesia/lib/scoring.lua - what counts when the volcano has erupted, and who has won.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"
local sea = use "sea"
local sight = use "sight"
local tides = use "tides"
local tokens = use "tokens"

local count = host.count
local PAWN, BOAT = kinds.pawn, kinds.boat
local TOKEN_POINTS = data.amount.token_points.n

local scoring = {}

-- The value of the highest free place of an own board, by how many pawns stand on it: they stand on
-- the last places, for they leave from the left and come back from the right.
local values, places = { [0] = 0 }, #data.place
for at, row in ipairs(data.place) do
    values[at] = math.max(values[at - 1], row.value)
end

function scoring.board_value(pawns) return values[math.max(places - pawns, 0)] end

-- Turtles on the islands where a seat has a pawn.
function scoring.turtles(map, seat)
    local points, turtles, islands = 0, map.turtles, sight.pawns(map, seat)
    for i = 1, #islands do
        points = points + turtles[islands[i]]
    end
    return points
end

function scoring.islands(map, seat)
    local islands = sight.pawns(map, seat)
    return #islands
end

-- On how many islands of an archipelago a seat has a pawn.
function scoring.in_archipelago(map, seat, group)
    local occupied = 0
    for _, at in ipairs(map.islands_of[group]) do
        if count(at, seat, PAWN) > 0 then
            occupied = occupied + 1
        end
    end
    return occupied
end

-- In how many archipelagos a seat has a pawn on so many islands at least.
function scoring.archipelagos(map, seat, least)
    local many = 0
    for group = 1, map.groups do
        if scoring.in_archipelago(map, seat, group) >= least then
            many = many + 1
        end
    end
    return many
end

function scoring.boats_out(map, seat)
    local out = 0
    for route = map.first_white, map.last_route do
        out = out + count(route, seat, BOAT)
    end
    return out
end

-- Who has most of something: `alone` for one seat, `shared` for each of several, else nothing.
function scoring.most(map, seat, amount, alone, shared)
    local own, equal = amount(map, seat), 0
    if own == 0 then
        return 0
    end
    for other = 0, map.seats - 1 do
        local theirs = amount(map, other)
        if theirs > own then
            return 0
        end
        equal = equal + (theirs == own and 1 or 0)
    end
    return equal == 1 and alone or shared
end

-- The sheet: a row for each thing that counts, with the points of each seat.
function scoring.sheet(map)
    local rows = { { "sheet_board" }, { "sheet_turtles" }, { "sheet_tokens" }, { "sheet_points" } }
    local ids = tides.in_play(map)
    for at in ipairs(ids) do
        rows[4 + at] = { "sheet_tide_" .. at }
    end
    for seat = 0, map.seats - 1 do
        local at = seat + 2
        rows[1][at] = scoring.board_value(count(map.board[seat]))
        rows[2][at] = scoring.turtles(map, seat)
        rows[3][at] = TOKEN_POINTS * tokens.of(map, seat, "turtle")
        rows[4][at] = TOKEN_POINTS * tokens.turtles(map, seat)
        for n, id in ipairs(ids) do
            rows[4 + n][at] = tides.points(id, seat)
        end
    end
    return rows
end

local function total(rows, seat)
    local sum = 0
    for _, row in ipairs(rows) do
        sum = sum + row[seat + 2]
    end
    return sum
end

-- Is a seat behind another: fewer points, or as many and fewer islands?
local function is_behind(points, islands, seat, other)
    if points[seat] ~= points[other] then
        return points[seat] < points[other]
    end
    return islands[seat] < islands[other]
end

function scoring.finish()
    local map = sea.map()
    local rows, points, islands = scoring.sheet(map), {}, {}
    for seat = 0, map.seats - 1 do
        points[seat] = total(rows, seat)
        islands[seat] = scoring.islands(map, seat)
        game.set_score(seat, points[seat])
        tell("scored", seat, points[seat])
    end
    local winners, ranks = {}, {}
    for seat = 0, map.seats - 1 do
        local rank = 1
        for other = 0, map.seats - 1 do
            rank = rank + (is_behind(points, islands, seat, other) and 1 or 0)
        end
        ranks[seat + 1] = rank
        if rank == 1 then
            winners[#winners + 1] = seat
        end
    end
    finish { winners = winners, places = ranks, reason = "eruption", sheet = rows }
end

return scoring
