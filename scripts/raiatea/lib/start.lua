-- scripts/raiatea/lib/start.lua - how a match is set up.
--
-- SPDX-License-Identifier: MIT
local forest = use "forest"
local kinds = use "kinds"
local missions = use "missions"
local rituals = use "rituals"
local zones = use "zones"

local put, flip = game.put, game.flip
local run, vars, rule_on = run, vars, host.rule_on
local amount = data.amount

local start = {}

local function put_many(kind, zone, many, up)
    for _ = 1, many do
        flip(put(kind, nil, zone), up)
    end
end

local function put_markets()
    for at, kind in ipairs(kinds.tiles) do
        put_many(kind, zones.place[at], 1, true)
    end
    for _, kind in ipairs(kinds.helpers) do
        local row = kinds.helper[kind]
        put_many(kind, zones.hire[kind - kinds.gatherer + 1], row.start, true)
        put_many(kind, zones.pile, row.forest, false)
    end
    for _, kind in ipairs(kinds.all_goods) do
        local row = kinds.goods[kind]
        put_many(kind, zones.goods_market, row.start, true)
        put_many(kind, zones.pile, row.forest, false)
    end
    for _, kind in ipairs(kinds.all_masks) do
        local row = kinds.mask[kind]
        put_many(kind, zones.mask_market, row.start, true)
        put_many(kind, zones.pile, row.forest, false)
    end
end

local function put_decks()
    for _, kind in ipairs(kinds.missions) do
        local row = kinds.mission[kind]
        put_many(kind, zones["tiles_" .. row.points], row.copies, false)
    end
    for _, id in ipairs(cards "ritual") do
        local ritual = card("ritual", id)
        if ritual.set == "base" or rule_on "tane" then -- [V1]
            put_many(host.kind(id), zones[ritual.deck], ritual.copies, false)
        end
    end
end

function start.lay_out()
    vars.seats = #host.seats()
    put_markets()
    put_decks()
    for seat = 0, vars.seats - 1 do
        if rule_on "french" then -- [F1]
            game.set_counter("priests", seat, 1)
        end
    end
    run "begin"
end

-- One start mask each, the rest is the market. [S6]
local function deal_masks()
    host.shuffle(zones.mask_market)
    for seat = 0, vars.seats - 1 do
        host.draw(zones.mask_market, zones.masks[seat])
    end
end

local function lay_missions()
    for statue, list in ipairs(zones.statue) do
        local stock = zones["tiles_" .. statue]
        host.shuffle(stock)
        for _, zone in ipairs(list) do
            for _ = 1, zones.row_of[zone].fields do
                host.draw(stock, zone)
            end
        end
    end
    missions.open(1)
    if rule_on "oracle" then
        missions.turn_all_up()
    end
end

-- Rituals by the number of players. [S11]
local function deal_rituals()
    local row = data.setup["for_" .. vars.seats]
    for n = 0, vars.seats - 1 do
        local seat = (vars.start + n) % vars.seats
        run("deal_start", seat, n == 0 and row.first_keeps or amount.start_keep.n)
    end
    if row.last_again then
        run("deal_start", (vars.start - 1) % vars.seats, amount.start_keep.n)
    end
end

function start.deal(seat, keep)
    rituals.draw(seat, "normal", amount.start_draw.n)
    run("keep", seat, keep)
end

-- Chance has its say; then the first round.
function start.begin()
    vars.start = host.roll(vars.seats) - 1
    local order = {}
    for n = 0, vars.seats - 1 do
        order[#order + 1] = (vars.start + n) % vars.seats
    end
    set_order(order)
    deal_masks()
    host.shuffle(zones.pile)
    host.shuffle(zones.normal)
    host.shuffle(zones.forbidden)
    forest.fill()
    lay_missions()
    hook("match.begins", vars.start)
    deal_rituals()
    run "round"
end

return start
