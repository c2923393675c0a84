-- scripts/polynesia/lib/help.lua - what each question is about, for those who ask; and what a route
-- costs, in the words of its action.
--
-- SPDX-License-Identifier: MIT
local explore = use "explore"
local kinds = use "kinds"
local phase = use "phase"
local tides = use "tides"

local help = {}

-- Lines by the question that is asked; whoever waits reads what turns are about.
local lines = {
    voyage = { "help_voyage_1", "help_voyage_2", "help_voyage_3" },
    populate_again = { "help_populate_again", "help_populate" },
    decline = { "help_decline_1", "help_decline_2", "help_decline_3" },
    mask_goods = { "help_mask_goods" },
    hire = { "help_hire" },
}

local function lines_about(map, asked)
    if asked == "free_boat" then
        return { "help_free_boat", map.join and "help_free_join" or "help_free_new" }
    end
    return lines[asked] or
        { "help_turn", map.join and "help_explore" or "help_explore_new", "help_travel",
          "help_populate", "help_fish" }
end

function help.show(s, map, asked)
    s.panel("help", "help")
    for _, id in ipairs(lines_about(map, asked)) do
        s.note(id, id == "help_turn" and phase.n() or 0)
    end
end

-- Is there a route of others, on which a boat costs something else?
local function is_joined(map, seat)
    for route = map.first_white, map.join and map.last_route or -1 do
        if host.count(route) > 0 and host.count(route, seat, kinds.boat) == 0 then
            return true
        end
    end
    return false
end

-- New routes for which a tide makes somebody pay more than the marker shows.
local function mark_dear(s, map, seat)
    for route = map.first_white, map.last_route do
        if host.count(route) == 0 and tides.times(map, seat, map.a[route], map.b[route]) > 1 then
            s.target(route, "warn")
            s.badge(route, "badge_dear", explore.price(map, seat, route), "warn")
        end
    end
end

-- A price that no text has is told by nobody: mods may change it.
function help.tell_price(s, map, seat, asked)
    if asked == "free_boat" then
        s.meaning("explore", "explore_free")
    elseif asked == "turn" then
        local price = explore.base_price(seat)
        if price <= 3 and data.amount.join_price.n == 2 then
            s.meaning("explore", (is_joined(map, seat) and "explore_or_join_" or "explore_for_") ..
                      price)
        end
        mark_dear(s, map, seat)
    end
end

return help
