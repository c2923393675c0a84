-- scripts/raiatea/lib/trays.lua - what can be had at a place or in a ceremony, row by row.
--
-- SPDX-License-Identifier: MIT
--
-- A tray stays as long as all are at its place, so that nothing moves between two questions; it says
-- only what all know, and what its own seat has.
local helpers = use "helpers"
local kinds = use "kinds"
local purse = use "purse"
local ranks = use "ranks"
local zones = use "zones"

local count, vars = host.count, vars

local trays = {}

-- --- why something cannot be had: the id of a text, and the number in its gap --------------------

local function why_pearls(seat, price)
    local has = purse.pearls(seat)
    if has < price then
        return "tray_few_pearls", has
    end
end

local function why_hire(seat, left, stock, price)
    if left == 0 then
        return "tray_no_hires"
    elseif stock == 0 then
        return "tray_no_helper"
    end
    return why_pearls(seat, price)
end

local function why_train(seat, price)
    if not ranks.can_train(seat) then
        return "tray_all_priests"
    end
    return why_pearls(seat, price)
end

local function why_deck(seat, deck, stock)
    if deck == "forbidden" and not ranks.row(seat).forbidden then
        return "tray_rank"
    elseif stock == 0 then
        return "tray_no_ritual"
    end
end

-- --- rows ----------------------------------------------------------------------------------------

-- Goods that are given away: `left` is how many, nil where that is not asked now.
local function show_goods(s, seat, verb, left, cost)
    for at, goods in ipairs(purse.goods) do
        local has, why = purse.has(seat, goods), nil
        if left == 0 then
            why = "tray_no_more_" .. verb
        elseif has == 0 then
            why = "tray_none_to_" .. verb
        end
        s.tray(kinds.all_goods[at], verb, has, cost, purse.highest_field(seat, goods), why, 0, 0,
               nil, goods)
    end
end

-- Helpers of the market; free ones by another verb.
local function show_helpers(s, seat, left, free)
    local price = free and 0 or helpers.price(seat, left)
    for _, kind in ipairs(kinds.helpers) do
        local stock = count(helpers.market(kind))
        local why, has = why_hire(seat, left, stock, price)
        s.tray(kind, free and "recruit" or "hire", stock, price > 0 and "tray_pearls" or "tray_free",
               price, why, has)
    end
end

local function show_priests(s, seat)
    for many, price in ipairs(ranks.prices) do
        local why, has = why_train(seat, price)
        s.tray(nil, "train", nil, "tray_train_" .. many, price, why, has, 0,
               "tray_priests_" .. many, many, "raiatea/priest")
    end
end

-- Rituals of both decks: `price` in mana; without one, `left` is how often may be drawn.
local function show_decks(s, seat, price, left)
    local mana = purse.mana(seat)
    for _, deck in ipairs { "normal", "forbidden" } do
        local stock, has = count(zones[deck]) + count(zones[deck .. "_used"]), nil
        local why = left == 0 and "tray_no_draws" or why_deck(seat, deck, stock)
        if price and mana < price then
            why, has = "tray_few_mana", mana
        end
        s.tray(deck .. "_back", "draw", stock, price and "tray_mana" or "tray_draws",
               price or ranks.row(seat).draw, why, has, 0, "tray_" .. deck, deck)
    end
end

-- --- places and steps ----------------------------------------------------------------------------

local at = {}

function at.market(s, seat, sales, hires, asked)
    show_goods(s, seat, "sell", sales, "tray_field")
    show_helpers(s, seat, hires, asked == "recruit")
    s.purse("tray_own_pearls", purse.pearls(seat), purse.pearls(seat))
end

function at.marae(s, seat, sacrifices, draws)
    show_goods(s, seat, "sacrifice", sacrifices, "tray_tattoo")
    show_decks(s, seat, nil, draws)
end

function at.path(s, seat)
    show_priests(s, seat)
    s.purse("tray_own_pearls", purse.pearls(seat), purse.pearls(seat))
end

-- The place at which all are; nil: none. Its tile is taken, and its turn is not over.
local function place()
    local taken = 0
    for seat = 0, vars.seats - 1 do
        taken = taken + count(zones.tile[seat])
    end
    return taken > vars.turns and data.location[vars.place].id or nil
end

-- The first two steps of a ceremony: priests are trained, then rituals are bought. [C1, C2]
local function show_ceremony(s, seat)
    if vars.step == 1 then
        at.path(s, seat)
    elseif vars.step == 2 then
        show_decks(s, seat, data.amount.ritual_mana.n)
        s.purse("tray_own_mana", purse.mana(seat), purse.mana(seat))
    end
end

-- `asked` is what the seat is asked, a and b the numbers in it.
function trays.show(s, seat, asked, a, b)
    local here = place()
    if asked ~= here then
        a, b = nil, nil
    end
    if at[here] then
        at[here](s, seat, a, b, asked)
    elseif asked == "recruit" then
        show_helpers(s, seat, nil, true)
    elseif vars.round > 0 and data.track[vars.round].sort == "ceremony" then
        show_ceremony(s, seat)
    end
end

return trays
