-- scripts/polynesia/tides/t1_1.lua - the first route to an archipelago is dear, and brings people.
--
-- SPDX-License-Identifier: MIT
local populate = use "populate"
local sea = use "sea"

local DEARER = 2

-- Has an archipelago a boat on one of its routes, but for the route `except`?
local function is_reached(map, group, except)
    for _, at in ipairs(map.islands_of[group]) do
        for _, route in ipairs(map.routes[at]) do
            if route ~= except and host.count(route) > 0 then
                return true
            end
        end
    end
    return false
end

local function is_first(map, group, route)
    return group > 0 and not is_reached(map, group, route)
end

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
    cost = function(_, at)
        local map = sea.map()
        return is_first(map, map.group[at]) and DEARER or 1
    end,
    opened = function(seat, route)
        local map = sea.map()
        local a, b = map.group[map.a[route]], map.group[map.b[route]]
        if is_first(map, a, route) or is_first(map, b, route) then
            populate.grant(seat)
        end
    end,
}
