-- scripts/raiatea/lib/zones.lua - where everything lies, by number, in the order it is declared.
--
-- SPDX-License-Identifier: MIT
--
-- What all share comes first, then the places of each seat: so the numbers are the same for any
-- number of seats, and are worked out once.
local MAX_SEATS = 5

local zones = {
    shared = { "pile", "display", "goods_market", "mask_market", "normal", "normal_used",
               "forbidden", "forbidden_used", "line", "bag", "tiles_1", "tiles_2", "tiles_3" },
    own = { "rituals", "drawn", "prepared", "missions", "masks", "pairs", "helpers", "used",
            "blessed", "tile" },
    place = {},     -- of a location's tile, by its row
    hire = {},      -- of the helpers of a kind in the market, by their row
    row_of = {},    -- the rows of the statues by zone
    statue = {},    -- the zones of each statue's rows
}

local number = 0
for at in ipairs(data.location) do
    zones.place[at] = number
    number = number + 1
end
for at in ipairs(data.helper) do
    zones.hire[at] = number
    number = number + 1
end
for _, id in ipairs(zones.shared) do
    zones[id] = number
    number = number + 1
end
for _, row in ipairs(data.row) do
    local list = zones.statue[row.statue] or {}
    zones.statue[row.statue] = list
    list[#list + 1] = number
    zones.row_of[number] = row
    number = number + 1
end
local shared_count = number

local own = {}
for at, id in ipairs(zones.own) do
    own[id] = {}
    for seat = 0, MAX_SEATS - 1 do
        own[id][seat] = shared_count + seat * #zones.own + at - 1
    end
end
for id, list in pairs(own) do
    zones[id] = list
end

return zones
