-- scripts/polynesia/lib/scenery.lua - what a seat is shown beside the pieces.
--
-- SPDX-License-Identifier: MIT
local phase = use "phase"
local scoring = use "scoring"
local sea = use "sea"
local tokens = use "tokens"
local volcano = use "volcano"

local scenery = {}

local function show_track(s)
    local now = game.counter "phase"
    s.phase("phase_round", vars.round, phase.n())
    for at = 0, phase.last do
        s.stage("stage_" .. at, at == now)
    end
end

-- Islands that will sink, and pairs that make an archipelago.
local function show_map(s, map)
    for at = 0, map.last_island do
        if map.sinks[at] then
            s.tint(at, "warn")
        elseif map.turtles[at] > 0 then
            s.badge(at, "badge_turtles", map.turtles[at], "good")
        end
    end
    for group = 1, map.groups do
        local islands = map.islands_of[group]
        s.link(islands[1], islands[2], "plain")
    end
end

-- What a seat would score now, but for the tides.
local function show_seat(s, map, seat)
    local waiting = host.count(map.board[seat])
    s.note("note_seat", seat, 0, 0, seat)
    s.note("note_board", waiting, scoring.board_value(waiting), 0, "plain")
    s.note("note_turtles", scoring.turtles(map, seat),
           tokens.of(map, seat, "turtle") + tokens.turtles(map, seat), 0, "plain")
    s.note("note_masks", tokens.masks(map, seat), host.count(map.boats[seat]), 0, "plain")
end

function scenery.show(_, s)
    local map = sea.map()
    show_track(s)
    show_map(s, map)
    s.panel("volcano", "volcano")
    s.meter("meter_heat", volcano.heat(map), data.amount.heat_to_end.n, "bad")
    s.note("note_bag", host.count(map.crater), 0, 0, "plain")
    s.panel("tribes", "tribes")
    for seat = 0, map.seats - 1 do
        show_seat(s, map, seat)
    end
end

return scenery
