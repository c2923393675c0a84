-- scripts/raiatea/lib/scoring.lua - what counts in the end, and who has won.
--
-- SPDX-License-Identifier: MIT
local helpers = use "helpers"
local kinds = use "kinds"
local masks = use "masks"
local missions = use "missions"
local ranks = use "ranks"
local zones = use "zones"

local pieces, kind_of, kind_id = host.pieces, host.kind_of, host.kind_id
local amount = data.amount

local scoring = {}

-- Rituals that lie before the screen. [E2]
function scoring.rituals(seat)
    local sum = 0
    for _, piece in ipairs(pieces(zones.blessed[seat])) do
        sum = sum + (worth("ritual", kind_id(kind_of(piece)), "points", seat) or 0)
    end
    return sum
end

local function colours(list)
    local seen, many = {}, 0
    for _, kind in ipairs(list) do
        local colour = kinds.mask[kind].colour
        many = many + (seen[colour] and 0 or 1)
        seen[colour] = true
    end
    return many
end

-- What a pair of masks is worth. [K6, K8, K9]
local function pair_points(seat, row, different)
    if row.sort == "mission" then
        return amount.pair_points.n * missions.of_sort(seat, row.of)
    elseif row.sort == "helper" then
        return amount.pair_points.n * helpers.all(seat, kinds[row.of])
    end
    return math.min(amount.set_points.n * different, amount.set_most.n)
end

function scoring.masks(seat)
    local list, sum = masks.pairs(seat), 0
    local different = colours(list)
    for _, kind in ipairs(list) do
        sum = sum + pair_points(seat, kinds.mask[kind], different)
    end
    return sum
end

-- What a pair of a kind would bring a seat now: for those who look for one.
function scoring.pair(seat, kind)
    return pair_points(seat, kinds.mask[kind], colours(masks.pairs(seat)))
end

function scoring.sheet()
    local rows = { { "sheet_rank" }, { "sheet_rituals" }, { "sheet_missions" }, { "sheet_masks" } }
    for seat = 0, vars.seats - 1 do
        rows[1][seat + 2] = ranks.row(seat).points
        rows[2][seat + 2] = scoring.rituals(seat)
        rows[3][seat + 2] = missions.points(seat)
        rows[4][seat + 2] = scoring.masks(seat)
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

-- The most points; of those with as many, who is first in the ceremonial order. [E1, E5]
function scoring.finish()
    local rows, points, place = scoring.sheet(), {}, {}
    for at, seat in ipairs(game.order()) do
        place[seat] = at
        points[seat] = total(rows, seat)
    end
    local winners, ranked = {}, {}
    for seat = 0, vars.seats - 1 do
        local rank = 1
        for other = 0, vars.seats - 1 do
            local behind = points[other] > points[seat] or
                points[other] == points[seat] and place[other] < place[seat]
            rank = rank + (behind and 1 or 0)
        end
        ranked[seat + 1] = rank
        if rank == 1 then
            winners[1] = seat
        end
        host.learned(seat)
        game.set_score(seat, points[seat])
        tell("scored", seat, points[seat])
    end
    finish { winners = winners, places = ranked, reason = "third_ceremony", sheet = rows }
end

return scoring
