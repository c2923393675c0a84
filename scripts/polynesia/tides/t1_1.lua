-- scripts/polynesia/tides/t1_1.lua - the first route to an archipelago is dear, and brings people.
--
-- SPDX-License-Identifier: MIT
local populate = use "populate"
local sea = use "sea"

local map_of_match, vars = sea.map, vars
local DEARER = 2

-- Archipelagos to which a route leads already are bits of one number.
local function is_new(group) return group > 0 and vars.reached & 1 << group == 0 end

local function note(group) vars.reached = vars.reached | 1 << group end

return {
    title = "Landfall",
    text = "\z
        The first route to each archipelago costs double. Whoever opens it may populate at \z
        once.",
    rule = "C1.1",
    type = 1,
    when = "play",
    costs = "archipelagos",
    status = "printed",
    vars = { reached = 0 },
    cost = function(_, at) return is_new(map_of_match().group[at]) and DEARER or 1 end,
    opened = function(seat, route)
        local map = sea.map()
        local a, b = map.group[map.a[route]], map.group[map.b[route]]
        local first = is_new(a) or is_new(b)
        note(a)
        note(b)
        if first then
            populate.grant(seat)
        end
    end,
}
