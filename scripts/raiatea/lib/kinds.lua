-- scripts/raiatea/lib/kinds.lua - the kinds of pieces by number, in the order they are declared.
--
-- SPDX-License-Identifier: MIT
--
-- Rituals come last: mods may bring more of them.
local kinds = {
    backs = { "forest_back", "normal_back", "forbidden_back", "mission_1", "mission_2",
              "mission_3" },
    place = {},     -- the location whose tile it is, by its number in data.location
    goods = {},     -- the row of data.goods, and so on
    helper = {},
    mask = {},
    mission = {},
    tiles = {},     -- the kinds of each sort, in order
    all_goods = {},
    helpers = {},
    masks = {},     -- without the mirror
    missions = {},
}

-- Numbers the rows of a table from a number on; returns the next one.
local function add_all(number, rows, by_kind, list)
    for at, row in ipairs(rows) do
        kinds[row.id] = number
        by_kind[number] = rows == data.location and at or row
        list[#list + 1] = number
        number = number + 1
    end
    return number
end

local number = #kinds.backs
number = add_all(number, data.location, kinds.place, kinds.tiles)
number = add_all(number, data.goods, kinds.goods, kinds.all_goods)
number = add_all(number, data.helper, kinds.helper, kinds.helpers)
number = add_all(number, data.mask, kinds.mask, kinds.masks)
kinds.first_ritual = add_all(number, data.mission, kinds.mission, kinds.missions)

kinds.all_masks = {}
for at, kind in ipairs(kinds.masks) do
    kinds.all_masks[at] = kind
end
for at = #kinds.masks, 1, -1 do
    if kinds.mask[kinds.masks[at]].sort == "mirror" then
        table.remove(kinds.masks, at)
    end
end

return kinds
