-- scripts/raiatea/lib/forest.lua - the forest: pile, display, and what becomes of its cards.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"
local purse = use "purse"
local ranks = use "ranks"
local zones = use "zones"

local count, pieces, kind_of, find = host.count, host.pieces, host.kind_of, host.find
local draw, shuffle = host.draw, host.shuffle
local move, flip, remove = game.move, game.flip, game.remove
local tell, vars = tell, vars
local PILE, DISPLAY = zones.pile, zones.display

local forest = {}

-- The pile is made of what lies in the goods market; one of each sort stays there. [A7]
local function rebuild()
    for _, kind in ipairs(kinds.all_goods) do
        for _ = 2, count(zones.goods_market, nil, kind) do
            local piece = find(zones.goods_market, nil, kind)
            flip(piece, false)
            move(piece, PILE)
        end
    end
    if count(PILE) > 0 then
        shuffle(PILE)
        tell("pile_rebuilt")
    end
end

-- One more card in the display, if there is one.
function forest.reveal()
    if count(PILE) == 0 then
        rebuild()
    end
    local piece = draw(PILE, DISPLAY)
    if piece then
        flip(piece, true)
    end
end

-- As many as players, and one.
function forest.fill()
    for _ = count(DISPLAY), vars.seats do
        forest.reveal()
    end
end

local function to_market(piece)
    local kind = kind_of(piece)
    if kinds.goods[kind] then
        remove(piece)
        purse.to_market(kinds.goods[kind].id)
    elseif kinds.helper[kind] then
        move(piece, zones.hire[kind - kinds.gatherer + 1])
    else
        move(piece, zones.mask_market)
    end
end

-- What nobody took goes to the markets. [A6]
function forest.clear()
    for _, piece in ipairs(pieces(DISPLAY)) do
        to_market(piece)
    end
end

function forest.goods_in_display()
    local rows = {}
    for at, kind in ipairs(kinds.all_goods) do
        if count(DISPLAY, nil, kind) > 0 then
            rows[#rows + 1] = purse.goods[at]
        end
    end
    return rows
end

-- What a mask of the forest brings. [A5]
local function treasure(seat, row)
    if row.treasure == "pearls" then
        purse.gain_pearls(seat, row.n)
    elseif row.treasure == "mana" then
        purse.gain_mana(seat, row.n)
    elseif row.treasure == "tattoo" then
        ranks.tattoo(seat, row.n)
    end
end

-- A seat takes a card of the display.
function forest.take(seat, kind)
    local piece = find(DISPLAY, nil, kind)
    tell("card_taken", seat, kind)
    if kinds.goods[kind] then
        remove(piece)
        purse.gain_goods(seat, kinds.goods[kind].id)
    elseif kinds.helper[kind] then
        move(piece, zones.helpers[seat])
    else
        move(piece, zones.masks[seat])
        treasure(seat, kinds.mask[kind])
    end
end

return forest
