-- scripts/raiatea/lib/turns.lua - rounds, turns, and the places that the Kahuna chooses.
--
-- SPDX-License-Identifier: MIT
local forest = use "forest"
local free = use "free"
local helpers = use "helpers"
local hints = use "hints"
local kinds = use "kinds"
local places = use "places"
local zones = use "zones"

local count, top = host.count, host.top
local move = game.move
local run, tell, vars = run, tell, vars

local turns = {}

-- The next field of the round track that is played with so many. [R1]
function turns.round()
    local round, row = vars.round, nil
    repeat
        round = round + 1
        row = data.track[round]
    until not row or vars.seats <= row.most_seats
    if not row then
        run "scoring"
        return
    end
    vars.round = round
    game.set_turn(vars.round)
    game.set_counter("round", nil, vars.round)
    vars.turns = 0
    if row.sort == "action" then
        tell("round_begins", vars.start)
        hook("round.begins", vars.start)
        run("choose", vars.start)
    else
        run "ceremony"
    end
end

local function places_left()
    local rows = {}
    for at in ipairs(data.location) do
        if count(zones.place[at]) > 0 then
            rows[#rows + 1] = zones.place[at]
        end
    end
    return rows
end

local choosing = {
    rows = places_left,
    go = function(at)
        local tile = top(at)
        vars.kahuna = vars.actor
        vars.place = kinds.place[host.kind_of(tile)]
        move(tile, zones.tile[vars.actor])
        tell("place_chosen", vars.actor, at)
        hook("place.chosen", vars.actor, at)
    end,
    why = function(at)
        for place in ipairs(data.location) do
            if zones.place[place] == at then
                return "taken", at
            end
        end
        return "no_place", at
    end,
    hint = hints.choose,
}

-- A seat leads all to a place. [A1]
function turns.choose(seat)
    local again = free.ask({ seat = seat, prompt = text.choose, choose = choosing }, "choose", seat)
    if not again then
        run "visit"
        run("turn_over", seat)
    end
end

-- Before some actions the Kahuna rolls: who has as many helpers as that is rewarded. [A10]
local function check(place, reward)
    local kind = kinds[data.location[place].helper]
    local die = host.roll(data.amount.die.n)
    tell("checked", vars.kahuna, kind, die)
    for _, seat in ipairs(turns.from(vars.kahuna, 1)) do
        if helpers.all(seat, kind) >= die then
            reward(seat)
        end
    end
end

function turns.visit()
    local id = data.location[vars.place].id
    if places.reward[id] then
        check(vars.place, places.reward[id])
    end
    places.visit[id](vars.kahuna)
end

turns.from = places.from

function turns.turn_over(seat)
    vars.turns = vars.turns + 1
    if vars.turns < vars.seats then
        run("choose", host.next_seat(seat))
    else
        run "round_over"
    end
end

-- The tiles go back, the display is new, the start player changes. [A3]
function turns.round_over()
    vars.start = host.next_seat(vars.start)
    forest.clear()
    forest.fill()
    for seat = 0, vars.seats - 1 do
        local tile = top(zones.tile[seat])
        if tile then
            move(tile, zones.place[kinds.place[host.kind_of(tile)]])
        end
    end
    run "round"
end

return turns
