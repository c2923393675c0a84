-- scripts/polynesia/lib/worth.lua - what a position is worth to a seat, for programs that look ahead.
--
-- SPDX-License-Identifier: MIT
--
-- What each number counts for was worked out by `vaka fit polynesia` (bot:fair and bot:easy).
local goods = use "goods"
local kinds = use "kinds"
local scoring = use "scoring"
local sea = use "sea"
local sight = use "sight"
local tides = use "tides"
local tokens = use "tokens"

local count = host.count
local PAWN = kinds.pawn
local HEAT = data.amount.heat_to_end.n
local NEAR = 4

local worth = {}

worth.features = { "board", "turtles", "tokens", "tides", "islands", "sinking", "aboard", "near",
                   "goods", "even", "income", "boats" }

-- By the number of seats: at the start and at the end of the game, in ten-thousandths.
worth.weights = {
    [2] = {
        board = { 713, -1112 }, turtles = { 4104, 5563 }, tokens = { 2588, 6731 },
        tides = { 951, 4777 }, islands = { 3889, 1066 }, sinking = { -2553, -1900 },
        aboard = { -3441, -3650 }, near = { -301, 487 }, goods = { 271, -147 }, even = { 627, 151 },
        income = { 1459, -2 }, boats = { 1804, 309 },
    },
    [3] = {
        board = { -988, -2366 }, turtles = { 2321, 8247 }, tokens = { 4735, 7108 },
        tides = { 990, 5499 }, islands = { 4367, 1163 }, sinking = { -620, -3581 },
        aboard = { -2817, -5539 }, near = { -549, 356 }, goods = { -352, -197 },
        even = { -414, 1300 }, income = { 2539, 678 }, boats = { 1870, 1192 },
    },
    [4] = {
        board = { 2344, -2914 }, turtles = { 1714, 6239 }, tokens = { 7846, 9366 },
        tides = { 1622, 6048 }, islands = { 1255, 1541 }, sinking = { -1632, -4964 },
        aboard = { -2256, -7489 }, near = { -446, -43 }, goods = { 191, -393 }, even = { -190, 43 },
        income = { 1598, 348 }, boats = { 1615, 542 },
    },
}

local function tide_points(map, seat)
    local points = 0
    for _, id in ipairs(tides.in_play(map)) do
        points = points + tides.points(id, seat)
    end
    return points
end

-- What a seat has out on the map, island by island.
local function look(map, seat, out)
    local islands = sight.pawns(map, seat)
    for _, at in ipairs(islands) do
        local pawns = count(at, seat, PAWN)
        if map.sinks[at] then
            out.sinking = out.sinking + pawns
        else
            out.islands = out.islands + 1
            out.turtles = out.turtles + map.turtles[at]
        end
        out.near = out.near + pawns * math.max(NEAR - map.to_turtle[at], 0)
        out.income = out.income + (map.gives[at] and 1 or 0)
    end
end

function worth.measure(seat)
    local map = sea.map()
    local fish, shell = goods.has(seat, "fish"), goods.has(seat, "shell")
    local out = { turtles = 0, islands = 0, sinking = 0, near = 0,
                  income = tokens.of(map, seat, "fish") + tokens.of(map, seat, "shell") }
    look(map, seat, out)
    out.aboard = count(map.board[seat])
    out.board = scoring.board_value(out.aboard)
    out.tokens = tokens.of(map, seat, "turtle") + tokens.turtles(map, seat)
    out.tides = tide_points(map, seat)
    out.goods = fish + shell
    out.even = math.min(fish, shell)
    out.boats = scoring.boats_out(map, seat)
    return out
end

-- The volcano tells how long it will last.
function worth.progress()
    return math.min(100 * count(sea.map().crater, nil, kinds.red) // HEAT, 100)
end

return worth
