-- scripts/polynesia/lib/scenery.lua - what a seat is shown beside the pieces.
--
-- SPDX-License-Identifier: MIT
local help = use "help"
local kinds = use "kinds"
local phase = use "phase"
local scoring = use "scoring"
local sea = use "sea"
local tides = use "tides"
local tokens = use "tokens"
local volcano = use "volcano"

local scenery = {}

local heads = { "head_tribe", "head_pawns", "head_worth", "head_turtles", "head_masks",
                "head_boats" }

local function show_track(s)
    local now = game.counter "phase"
    s.phase("phase_round", vars.round, phase.n())
    for at = 0, phase.last do
        s.stage("stage_" .. at, at == now)
    end
end

-- Pieces lie over what is printed on an island: a badge tells it there.
local function show_badge(s, map, at)
    if map.turtles[at] > 0 then
        s.badge(at, "badge_turtles", map.turtles[at], "good")
    elseif map.gives[at] then
        s.badge(at, "badge_" .. map.gives[at], 0, "plain")
    end
end

-- What is printed on the islands, in words: the window draws it.
local function show_map(s, map)
    for at = 0, map.last_island do
        local row = map.row[at]
        if row.sort == "turtle" then
            s.ground(at, "ground_turtle", row.turtles)
        elseif row.sort == "archipelago" then
            s.ground(at, "ground_archipelago", row.archipelago)
        elseif row.sort == "near" and map.gives[at] then
            s.ground(at, "ground_near_" .. row.gives)
        else
            s.ground(at, "ground_" .. row.sort)
        end
        if host.count(at) > 0 then
            show_badge(s, map, at)
        end
    end
    for route = map.first_route, map.first_white - 1 do
        s.ground(route, "ground_open")
    end
end

-- Pawns on islands that will sink: they come back to the own board. [X1]
local function sinking(map, seat)
    local pawns = 0
    for at = 0, map.last_island do
        if map.sinks[at] then
            pawns = pawns + host.count(at, seat, kinds.pawn)
        end
    end
    return pawns
end

-- What a seat would score if it was over now, but for the tides: a row of the table.
local function show_seat(s, map, seat)
    local waiting = host.count(map.board[seat])
    s.cell(seat == vars.first and "cell_first" or "cell_seat", seat)
    s.cell("cell_number", waiting)
    s.cell("cell_number", scoring.board_value(waiting + sinking(map, seat)))
    s.cell("cell_number", scoring.turtles(map, seat) + tokens.of(map, seat, "turtle") +
           tokens.turtles(map, seat))
    s.cell("cell_number", tokens.masks(map, seat))
    s.cell("cell_number", host.count(map.boats[seat]))
end

local function show_tribes(s, map)
    s.panel("tribes", "tribes")
    s.table(#heads)
    for _, id in ipairs(heads) do
        s.cell(id)
    end
    for seat = 0, map.seats - 1 do
        show_seat(s, map, seat)
    end
end

-- What the places of an own board are worth, row by row: pawns leave from the left.
local function show_places(s)
    s.panel("places", "places")
    for row = 1, 2 do
        local values = {}
        for _, place in ipairs(data.place) do
            if place.row == row then
                values[#values + 1] = place.value
            end
        end
        s.table(#values)
        for _, value in ipairs(values) do
            s.cell("cell_number", value)
        end
    end
end

-- The three cards in play, and what they do.
local function show_tides(s, map)
    s.panel("tides", "tides")
    for _, id in ipairs(tides.in_play(map)) do
        s.card("tide", id)
    end
end

-- How near the end is: a third of the stones that bring it alarm nobody.
local function tone_of(heat, most)
    if 3 * heat <= most then
        return "good"
    end
    return 3 * heat <= 2 * most and "warn" or "bad"
end

-- `asked` is the question that is put to the seat, if one is.
function scenery.show(seat, s, asked)
    local map = sea.map()
    show_track(s)
    show_map(s, map)
    s.panel("volcano", "volcano")
    local heat, most = volcano.heat(map), data.amount.heat_to_end.n
    s.meter("meter_heat", heat, most, tone_of(heat, most))
    s.note("note_bag", host.count(map.crater),
           volcano.stones - host.count(map.crater), 0, "plain")
    show_tribes(s, map)
    show_tides(s, map)
    show_places(s)
    help.tell_price(s, map, seat, asked)
    help.show(s, map, asked)
    s.ends "stop"
    s.ends "skip"
end

return scenery
