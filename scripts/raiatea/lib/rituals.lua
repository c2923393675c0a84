-- scripts/raiatea/lib/rituals.lua - rituals: drawing, keeping, performing.
--
-- SPDX-License-Identifier: MIT
local ranks = use "ranks"
local zones = use "zones"

local count, pieces, kind_of, kind_id, find = host.count, host.pieces, host.kind_of, host.kind_id,
    host.find
local move, flip = game.move, game.flip
local card, play, tell = card, play, tell

local rituals = {}

-- What is printed on a ritual.
function rituals.card(kind) return card("ritual", kind_id(kind)) end

function rituals.cost(kind) return rituals.card(kind).cost end

function rituals.is_general(kind) return rituals.card(kind).kind == "general" end

-- Those of a zone, general ones or all others, each with the number of its copy.
function rituals.copies_in(zone, general)
    local rows, copies = {}, {}
    for _, piece in ipairs(pieces(zone)) do
        local kind = kind_of(piece)
        if rituals.is_general(kind) == general then
            copies[kind] = (copies[kind] or 0) + 1
            rows[#rows + 1] = { kind, copies[kind] }
        end
    end
    return rows
end

-- The rituals that a shaman of a seat can perform. [H6]
function rituals.within(seat)
    local rows, priests = {}, ranks.priests(seat)
    for _, kind in ipairs(host.kinds_at(zones.rituals[seat])) do
        if rituals.cost(kind) <= priests then
            rows[#rows + 1] = kind
        end
    end
    return rows
end

-- Decks that a seat may draw from. [A13]
function rituals.decks(seat)
    local rows = {}
    for _, deck in ipairs { "normal", "forbidden" } do
        local allowed = deck == "normal" or ranks.row(seat).forbidden
        if allowed and count(zones[deck]) + count(zones[deck .. "_used"]) > 0 then
            rows[#rows + 1] = deck
        end
    end
    return rows
end

-- So many cards of a deck for a seat to choose from.
function rituals.draw(seat, deck, many)
    for _ = 1, many do
        if count(zones[deck]) == 0 and count(zones[deck .. "_used"]) > 0 then
            host.reshuffle(zones[deck .. "_used"], zones[deck])
        end
        host.draw(zones[deck], zones.drawn[seat])
    end
end

-- Puts a ritual on the pile of its deck, as it lies or, unseen, face down.
function rituals.discard(piece, seen)
    local deck = rituals.card(kind_of(piece)).deck
    game.own(piece, nil)
    flip(piece, seen)
    move(piece, zones[deck .. "_used"])
end

function rituals.keep(seat, kind) move(find(zones.drawn[seat], nil, kind), zones.rituals[seat]) end

function rituals.drop_rest(seat)
    for _, piece in ipairs(pieces(zones.drawn[seat])) do
        rituals.discard(piece, false)
    end
end

-- A ritual takes effect for its owner: blue ones stay before the screen. [C17]
function rituals.resolve(seat, piece)
    local kind = kind_of(piece)
    local printed = rituals.card(kind)
    flip(piece, true)
    if printed.kind == "permanent" then
        game.own(piece, nil)
        move(piece, zones.blessed[seat])
    else
        rituals.discard(piece, true)
    end
    play("ritual", printed.id, "perform", seat)
    hook("ritual.performed", seat, kind)
end

-- One out of the hand, by a shaman or as Tahua.
function rituals.perform(seat, kind)
    tell("performed", seat, kind)
    rituals.resolve(seat, find(zones.rituals[seat], nil, kind))
end

return rituals
