-- scripts/polynesia/lib/tides.lua - the tide cards in play, and the moments at which they act.
--
-- SPDX-License-Identifier: MIT
--
-- A tide card is a file of the folder tides/. The three in play lie face up in the zone "tides"; at
-- each moment the function of that name is called of every one that has it.
local kinds_at, kind_id = host.kinds_at, host.kind_id
local card, play, worth, vars = card, play, worth, vars

local tides = { types = 3 }

local COSTS = { none = 0, archipelagos = 1, islands = 2 }

-- Ids of the cards in play, type 1 first.
function tides.in_play(map)
    local list = kinds_at(map.tides)
    for at = 1, #list do
        list[at] = kind_id(list[at])
    end
    return list
end

-- Queues what the cards in play do at a moment.
function tides.moment(map, name, seat, a, b) play("tide", map.tides, name, seat, a, b) end

-- Notes whether a card in play has a say in what routes cost and who may use them: no card is asked
-- otherwise.
function tides.note(map)
    for _, id in ipairs(tides.in_play(map)) do
        local asks = COSTS[card("tide", id).costs] or 0
        if asks > vars.costs then
            vars.costs = asks
        end
        if worth("tide", id, "passage", 0, 0) then
            vars.passes = true
        end
    end
end

-- The cards in play that have a say in what routes cost.
local function with_costs(map)
    local ids, n, list = {}, 0, kinds_at(map.tides)
    for i = 1, #list do
        local id = kind_id(list[i])
        if card("tide", id).costs ~= "none" then
            n = n + 1
            ids[n] = id
        end
    end
    return ids
end

-- How many times its price a route to an island costs, by the cards in a list.
local function times_at(ids, seat, at)
    local times = 1
    for i = 1, #ids do
        times = times * (worth("tide", ids[i], "cost", seat, at) or 1)
    end
    return times
end

-- How many times its price a new route between two islands costs. Of an archipelago the first
-- island is asked for; islands that are in none are asked for only if a card has a say in them.
function tides.times(map, seat, a, b)
    local costs = vars.costs
    if costs == 0 then
        return 1
    end
    local ids = with_costs(map)
    local function times_to(at)
        local group = map.group[at]
        if group > 0 then
            return times_at(ids, seat, map.islands_of[group][1])
        end
        return costs == 2 and times_at(ids, seat, at) or 1
    end
    return math.max(times_to(a), times_to(b))
end

-- The islands to which a new route costs more than so many times its price, for two such numbers: a
-- bit for each island.
function tides.too_dear(map, seat, most, most_too)
    local costs, dear, dear_too = vars.costs, 0, 0
    if costs == 0 then
        return 0, 0
    end
    local ids = with_costs(map)
    local function note(times, islands)
        if times > most then
            dear = dear | islands
        end
        if times > most_too then
            dear_too = dear_too | islands
        end
    end
    for group = 1, map.groups do
        note(times_at(ids, seat, map.islands_of[group][1]), map.set_of[group])
    end
    for at = 0, costs == 2 and map.last_island or -1 do
        if map.group[at] == 0 then
            note(times_at(ids, seat, at), 1 << at)
        end
    end
    return dear, dear_too
end

-- May a seat pass over others' routes as over its own?
function tides.lets_pass(map, seat)
    if not vars.passes then
        return false
    end
    for _, id in ipairs(tides.in_play(map)) do
        if (worth("tide", id, "passage", seat, 0) or 0) > 0 then
            return true
        end
    end
    return false
end

-- What a card gives a seat when the match is over.
function tides.points(id, seat) return worth("tide", id, "points", seat, 0) or 0 end

return tides
