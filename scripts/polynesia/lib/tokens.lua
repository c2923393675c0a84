-- scripts/polynesia/lib/tokens.lua - island tokens and turtle points.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"
local tides = use "tides"

local count, find, kinds_at, top = host.count, host.find, host.kinds_at, host.top
local move = game.move
local run, tell, hook, vars = run, tell, hook, vars
local does, masks, mask_kinds = kinds.does, kinds.masks, kinds.mask_kinds
local TURTLE_POINT = kinds.turtle_point

local tokens = {}

-- The token on an island and its kind, or nil.
local function token_at(island)
    local list = kinds_at(island)
    for i = 1, #list do
        local kind = list[i]
        if does[kind] then
            return find(island, nil, kind), kind
        end
    end
end

tokens.at = token_at

-- The seat whose turn it is takes the token of an island where its pawn has arrived.
function tokens.take(map, seat, island)
    local token, kind = token_at(island)
    if not token then
        return
    end
    move(token, map.taken[seat])
    tell("token_taken", seat, kind, island)
    hook("token.taken", seat, island)
    if does[kind] == "boat" then
        run("free_boat", seat)
    elseif does[kind] == "mask" then
        tides.moment(map, "mask", seat, island)
    end
end

-- How many tokens of a seat do the same: "fish", "turtle" …
function tokens.of(map, seat, what)
    local held, taken = 0, map.taken[seat]
    local list = kinds_at(taken)
    for i = 1, #list do
        if does[list[i]] == what then
            held = held + count(taken, nil, list[i])
        end
    end
    return held
end

function tokens.masks(map, seat)
    local held = 0
    for at = 1, mask_kinds do
        held = held + count(map.taken[seat], nil, masks[at])
    end
    return held
end

-- A mask leaves the game; false: the seat has none.
function tokens.discard_mask(map, seat)
    for at = 1, mask_kinds do
        local mask = find(map.taken[seat], nil, masks[at])
        if mask then
            tell("mask_discarded", seat)
            game.remove(mask)
            return true
        end
    end
    return false
end

-- A turtle point out of the supply, while there are any.
function tokens.gain_turtle(map, seat)
    local piece = top(map.supply)
    if piece then
        move(piece, map.taken[seat])
        tell("turtle_gained", seat)
    end
end

-- The supply of turtle points is put beside the map, if it is not there yet.
function tokens.bring_turtles(map)
    if vars.turtles then
        return
    end
    vars.turtles = true
    for _ = 1, data.amount.turtle_points.n do
        game.flip(game.put(TURTLE_POINT, nil, map.supply), true)
    end
end

function tokens.turtles(map, seat) return count(map.taken[seat], nil, TURTLE_POINT) end

return tokens
