-- scripts/polynesia/lib/kinds.lua - kinds of pieces, and counters, by number: as they are declared.
--
-- SPDX-License-Identifier: MIT
local kinds = {
    fish = 0, shell = 1, phase = 2, -- counters
    pawn = 0, boat = 1, fish_marker = 2, shell_marker = 3, turtle_point = 4,
    token_back = 5, lava_back = 6, tide_back = 7,
    first_token = 8,
    does = {},   -- what an island token does, by its kind
    masks = {},  -- the kinds that are masks
    heat = {},   -- of a lava stone: what it counts towards the eruption
    more = {},   -- of a lava stone: how many are drawn after it
}

kinds.marker = { fish = kinds.fish_marker, shell = kinds.shell_marker }

local next_kind = kinds.first_token
for _, row in ipairs(data.token) do
    kinds.does[next_kind] = row.does
    kinds[row.id] = next_kind
    if row.does == "mask" then
        kinds.masks[#kinds.masks + 1] = next_kind
    end
    next_kind = next_kind + 1
end
kinds.first_lava = next_kind
for _, row in ipairs(data.lava) do
    kinds.heat[next_kind] = row.heat
    kinds.more[next_kind] = row.more
    kinds[row.id] = next_kind
    next_kind = next_kind + 1
end
kinds.mask_kinds = #kinds.masks

return kinds
