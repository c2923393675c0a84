-- scripts/polynesia/lib/questions.lua - what seats are asked, one question a step.
--
-- SPDX-License-Identifier: MIT
local explore = use "explore"
local fish = use "fish"
local goods = use "goods"
local hints = use "hints"
local phase = use "phase"
local populate = use "populate"
local sea = use "sea"
local sight = use "sight"
local travel = use "travel"
local volcano = use "volcano"

local questions = {}

local both = goods.both
local run, vars = run, vars

local function nothing() end

local exploring = { go = explore.go, why = explore.why, hint = hints.explore }
local travelling = { go = travel.go, why = travel.why, hint = hints.travel }
local following = { go = travel.follow, why = travel.why_follow, hint = hints.follow }
local slipping = { go = travel.slip, why = travel.why_slip, hint = hints.slip }
local populating = { go = populate.go, why = populate.why, hint = hints.populate }
local fishing = { go = fish.go, hint = hints.fish }
local stopping = { go = nothing, hint = hints.stop }
local skipping = { go = nothing, hint = hints.skip }
local none = {}

-- What a seat may do in its turn, by verb.
local function turn_rows()
    local map, seat = sea.map(), vars.actor
    local islands, by_fish, by_shell = sight.pawns(map, seat), sight.of_others(seat)
    local free, guided, slipped = travel.rows(map, seat, islands, by_fish, by_shell)
    return { explore = explore.rows(map, seat, by_fish, by_shell), travel = free, follow = guided,
             slip = slipped or none, populate = populate.rows(map, seat, islands), fish = both }
end

-- A seat's turn: one action of four.
function questions.turn(seat)
    ask.act {
        seat = seat, prompt = { text.turn, phase.n() }, rows = turn_rows,
        explore = exploring, travel = travelling, follow = following, slip = slipping,
        populate = populating, fish = fishing,
    }
    run("pass_on", seat)
end

local function voyage_rows()
    local map, seat = sea.map(), vars.actor
    local free, guided, slipped = travel.rows(map, seat, sight.pawns(map, seat),
                                              sight.of_others(seat))
    return { travel = free, follow = guided, slip = slipped or none }
end

-- The rest of a journey, point by point.
function questions.voyage(seat)
    ask.act {
        seat = seat, prompt = { text.voyage, vars.points }, rows = voyage_rows,
        travel = travelling, follow = following, slip = slipping, stop = stopping,
    }
end

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
    local rows = populate.rows(map, seat, sight.pawns(map, seat))
    if not rows[1] then
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
