-- scripts/polynesia/lib/start.lua - how a match is set up.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"
local sea = use "sea"
local tides = use "tides"

local put, flip, remove = game.put, game.flip, game.remove

local start = {}

local function put_up(kind, seat, zone, many)
    for _ = 1, many do
        flip(put(kind, seat, zone), true)
    end
end

local function put_tribes(map)
    for seat = 0, map.seats - 1 do
        put_up(kinds.pawn, seat, map.board[seat], map.setup.waiting)
        put_up(kinds.pawn, seat, map.volcano, map.setup.home)
        put_up(kinds.boat, seat, map.boats[seat], map.setup.boats)
    end
end

local function fill(kind, zone, many)
    for _ = 1, many do
        put(kind, nil, zone)
    end
end

local function fill_stocks(map)
    for _, row in ipairs(data.token) do
        fill(kinds[row.id], map.green, row.green)
        fill(kinds[row.id], map.orange, row.orange)
    end
    for _, row in ipairs(data.lava) do
        fill(kinds[row.id], map.bag, row.count)
    end
    for _, id in ipairs(cards "tide") do
        local tide = card("tide", id)
        if tide.least_seats <= map.seats then
            put(id, nil, map["tides" .. tide.type])
        end
    end
end

-- Face down on the islands, one by one from the shuffled stock of their colour.
local function lay_tokens(map)
    host.shuffle(map.green)
    host.shuffle(map.orange)
    for at = 0, map.last_island do
        local colour = map.row[at].token
        if colour ~= "none" then
            host.draw(map[colour], at)
        end
    end
end

local function draw_tides(map)
    for at = 1, tides.types do
        local deck = map["tides" .. at]
        host.shuffle(deck)
        local drawn = host.draw(deck, map.tides)
        if drawn then
            flip(drawn, true)
            tell("tide_drawn", host.kind_of(drawn))
        end
    end
end

-- Those of no use are taken away when all are turned up.
local function turn_tokens(map)
    for at = 0, map.last_island do
        for _, piece in ipairs(host.pieces(at)) do
            local kind = host.kind_of(piece)
            local row = kinds.does[kind] and data.token[host.kind_id(kind)]
            if row and (row.does == "nothing" or row.least_seats > map.seats) then
                remove(piece)
            elseif row then
                flip(piece, true)
            end
        end
    end
end

-- Puts everything out.
function start.lay_out()
    vars.seats = #host.seats()
    local map = sea.map()
    put_tribes(map)
    fill_stocks(map)
    run "begin"
end

-- Chance has its say; then the first round.
function start.begin()
    local map = sea.map()
    lay_tokens(map)
    draw_tides(map)
    tides.note(map)
    turn_tokens(map)
    vars.first = host.roll(map.seats) - 1
    tides.moment(map, "setup", vars.first)
    run "round"
end

return start
