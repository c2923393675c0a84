-- scripts/raiatea/lib/masks.lua - masks, their pairs and mirrors.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"
local zones = use "zones"

local count, find, move = host.count, host.find, game.move
local tell = tell
local MIRROR = kinds.mirror

local masks = {}

-- Kinds of masks in a zone, mirrors too.
function masks.in_zone(zone)
    local rows = {}
    for _, kind in ipairs(kinds.all_masks) do
        if count(zone, nil, kind) > 0 then
            rows[#rows + 1] = kind
        end
    end
    return rows
end

-- Masks that are no pair: only these can be stolen. [K5]
function masks.single(seat)
    local rows, zone = {}, zones.masks[seat]
    for _, kind in ipairs(kinds.all_masks) do
        local has = count(zone, nil, kind)
        if has == 1 or has > 0 and kind == MIRROR then
            rows[#rows + 1] = kind
        end
    end
    return rows
end

-- What a mirror can be bound to. [K3]
function masks.to_bind(seat)
    local zone, rows = zones.masks[seat], {}
    if count(zone, nil, MIRROR) == 0 then
        return rows
    end
    for _, kind in ipairs(kinds.masks) do
        if count(zone, nil, kind) > 0 then
            rows[#rows + 1] = kind
        end
    end
    return rows
end

function masks.bind(seat, kind)
    local zone = zones.masks[seat]
    move(find(zone, nil, kind), zones.pairs[seat])
    move(find(zone, nil, MIRROR), zones.pairs[seat])
    tell("mirror_bound", seat, kind)
end

-- The kinds of which a seat has a pair; a mirror counts for the other of the two.
function masks.pairs(seat)
    local list, loose, bound = {}, zones.masks[seat], zones.pairs[seat]
    for _, kind in ipairs(kinds.masks) do
        local made = count(bound, nil, kind) + count(loose, nil, kind) // 2
        for _ = 1, made do
            list[#list + 1] = kind
        end
    end
    return list
end

return masks
