-- scripts/polynesia/lib/phase.lua - the phase track, and whose turn it is.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"

local counter, set_counter = game.counter, game.set_counter
local run, tell, vars = run, tell, vars
local PHASE = kinds.phase

local phase = {}

local worth, fields = {}, {}
for at, row in ipairs(data.track) do
    worth[at - 1] = row.n
    fields[at] = tostring(row.n)
end
local last = #fields - 1

phase.last = last
phase.labels = table.concat(fields, "|")

-- What the marker shows: the N of all actions.
function phase.n() return worth[counter(PHASE)] end

local function next_seat(seat)
    seat = seat + 1
    return seat < vars.seats and seat or 0
end

phase.next_seat = next_seat

-- The turn of a seat comes next.
local function give_turn(seat)
    vars.actor = seat
    vars.points = 0
    run("turn", seat)
end

-- A round begins: the marker stands on its first field.
function phase.begin_round()
    vars.round = vars.round + 1
    game.set_turn(vars.round)
    set_counter(PHASE, nil, 0)
    tell("round_begins", vars.round, vars.first)
    give_turn(vars.first)
end

-- A seat has done its action: the next one's turn, the next field, or the volcano.
function phase.pass_on(seat)
    local after = next_seat(seat)
    if after ~= vars.first then
        give_turn(after)
        return
    end
    local at = counter(PHASE)
    if at < last then
        set_counter(PHASE, nil, at + 1)
        tell("marker_moved", worth[at + 1])
        give_turn(after)
    else
        run "volcano"
    end
end

return phase
