-- scripts/polynesia/lib/questions.lua - what seats are asked, one question a step.
--
-- SPDX-License-Identifier: MIT
local explore = use "explore"
local fish = use "fish"
local goods = use "goods"
local hints = use "hints"
local kinds = use "kinds"
local phase = use "phase"
local populate = use "populate"
local sea = use "sea"
local sight = use "sight"
local travel = use "travel"
local volcano = use "volcano"

local questions = {}

-- Functions of other files are kept by name: to find them in their table takes longer.
local act, run, vars, counter = ask.act, run, vars, game.counter
local map_of_match, pawns, of_others, zones_with = sea.map, sight.pawns, sight.of_others,
    host.zones_with
local explore_rows, travel_rows, populate_rows = explore.rows, travel.rows, populate.rows
local both, phase_n, text = goods.both, phase.n, text
local FISH, SHELL, BOAT = kinds.fish, kinds.shell, kinds.boat

local function nothing() end

local exploring = { go = explore.go, why = explore.why, hint = hints.explore }
local travelling = { go = travel.go, why = travel.why, hint = hints.travel }
local following = { go = travel.follow, why = travel.why_follow, hint = hints.follow }
local slipping = { go = travel.slip, why = travel.why_slip, hint = hints.slip }
local populating = { go = populate.go, why = populate.why, hint = hints.populate }
local fishing = { go = fish.go, hint = hints.fish }
local stopping = { go = nothing, hint = hints.stop }
local skipping = { go = nothing, hint = hints.skip }
-- What a seat may do in its turn, by verb.
local function turn_rows(seat)
    local map = map_of_match()
    local fish, shell = counter(FISH, seat), counter(SHELL, seat)
    local islands, aboard = pawns(map, seat)
    local own = zones_with(seat, BOAT) -- on routes; then those that are on none, if there are
    local by_fish, by_shell = of_others(seat, fish, shell)
    local free, guided, slipped = travel_rows(map, seat, fish, shell, islands, own, by_fish,
                                              by_shell)
    return { explore = explore_rows(map, seat, fish, shell, own, by_fish, by_shell), travel = free,
             follow = guided, slip = slipped, populate = populate_rows(map, islands, aboard),
             fish = both }
end

local turn = {
    prompt = function() return text.turn, phase_n() end, rows = turn_rows,
    explore = exploring, travel = travelling, follow = following, slip = slipping,
    populate = populating, fish = fishing,
}

-- A seat's turn: one action of four.
function questions.turn(seat)
    act(turn, seat)
    run("pass_on", seat)
end

local function voyage_rows(seat)
    local map, fish, shell = map_of_match(), counter(FISH, seat), counter(SHELL, seat)
    local islands = pawns(map, seat)
    local free, guided, slipped = travel_rows(map, seat, fish, shell, islands,
                                              zones_with(seat, BOAT),
                                              of_others(seat, fish, shell))
    return { travel = free, follow = guided, slip = slipped }
end

local voyage = {
    prompt = function() return text.voyage, vars.points end, rows = voyage_rows,
    travel = travelling, follow = following, slip = slipping, stop = stopping,
}

-- The rest of a journey, point by point.
function questions.voyage(seat) act(voyage, seat) end

-- A boat token: any route, free.
function questions.free_boat(seat)
    local rows = explore.free_rows(sea.map(), seat)
    if not rows[1] then
        return
    end
    ask.act {
        seat = seat, prompt = text.free_boat,
        explore = { rows = rows, go = explore.free_go, why = explore.free_why,
                    hint = hints.free_boat },
        skip = skipping,
    }
end

-- A tide lets a seat populate beside its action.
function questions.populate_again(seat)
    local map = sea.map()
    local rows = populate.rows(map, sight.pawns(map, seat))
    if not rows then
        return
    end
    ask.act {
        seat = seat, prompt = text.populate_again,
        populate = { rows = rows, go = populate.go, why = populate.why,
                     hint = hints.populate_free },
        skip = skipping,
    }
end

-- The first player names what everybody gives back.
function questions.decline()
    ask.act {
        seat = vars.first, prompt = text.decline,
        spoil = { rows = both, go = volcano.decline, hint = hints.spoil },
    }
end

return questions
