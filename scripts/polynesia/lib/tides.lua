-- scripts/polynesia/lib/tides.lua - the tide cards in play, and the moments at which they act.
--
-- SPDX-License-Identifier: MIT
--
-- A tide card is a file of the folder tides/. The three in play lie face up in the zone "tides"; at
-- each moment the function of that name is called of every one that has it.
local kinds_at, kind_id = host.kinds_at, host.kind_id
local play, worth, vars = play, worth, vars

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

-- How many times its price a route to an island costs, by the cards in a list.
local function times_at(ids, seat, at)
    local times = 1
    for i = 1, #ids do
        times = times * worth("tide", ids[i], "cost", seat, at)
    end
    return times
end

-- The cards in play that have a say in what routes cost.
local function with_costs(map, seat)
    local ids, list = {}, tides.in_play(map)
    for i = 1, #list do
        local id = list[i]
        if worth("tide", id, "cost", seat, map.volcano) then
            ids[#ids + 1] = id
        end
    end
    return ids
end

-- How many times its price a new route to an island costs, by island, and the most of them; nil:
-- none is dearer.
function tides.times(map, seat)
    local costs = vars.costs
    if costs == 0 then
        return nil
    end
    local ids, times, most = with_costs(map, seat), {}, 1
    for group = 1, map.groups do
        local islands = map.islands_of[group]
        local dear = times_at(ids, seat, islands[1])
        most = dear > most and dear or most
        for i = 1, #islands do
            times[islands[i]] = dear
        end
    end
    for at = 0, costs == 2 and map.last_island or -1 do
        times[at] = times[at] or times_at(ids, seat, at)
        most = times[at] > most and times[at] or most
    end
    times.most = most
    return times
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
