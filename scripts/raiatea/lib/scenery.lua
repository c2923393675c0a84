-- scripts/raiatea/lib/scenery.lua - what a seat is shown beside the pieces.
--
-- SPDX-License-Identifier: MIT
local helpers = use "helpers"
local kinds = use "kinds"
local masks = use "masks"
local missions = use "missions"
local purse = use "purse"
local ranks = use "ranks"
local scoring = use "scoring"
local trays = use "trays"
local zones = use "zones"

local scenery = {}

local heads = { "head_player", "head_rank", "head_priests", "head_helpers", "head_pairs" }

-- The six steps of a ceremony, by vars.step. [C1]
local steps = { "dance", "buy", "prepare", "invoke", "bless", "build" }

-- The fields of the round track that are played with so many seats, and which is the present one.
local function show_track(s)
    for at, field in ipairs(data.track) do
        if vars.seats <= field.most_seats then
            s.stage("stage_" .. field.sort, at == vars.round)
        end
    end
end

local function show_ceremony(s)
    local now = math.max(1, vars.step)
    s.phase("phase_" .. steps[now], vars.ceremony)
    for at, step in ipairs(steps) do
        s.stage("stage_" .. step, at == now)
    end
end

local function show_round(s)
    if vars.round > 0 and data.track[vars.round].sort == "ceremony" then
        show_ceremony(s)
        return
    end
    if vars.round == 0 then
        s.phase("phase_setup", vars.start)
    else
        s.phase("phase_round", vars.round, vars.start)
    end
    show_track(s)
end

local function show_players(s)
    s.panel("players", "players")
    s.table(#heads)
    for _, id in ipairs(heads) do
        s.cell(id)
    end
    for _, seat in ipairs(game.order()) do
        s.cell("cell_seat", seat)
        s.cell("cell_" .. ranks.row(seat).id)
        s.cell("cell_number", ranks.priests(seat))
        s.cell("cell_number", helpers.all(seat))
        s.cell("cell_number", #masks.pairs(seat))
    end
end

-- What goods of a sort are sold for at their stall; what a seat can have is marked.
local function show_stall(s, goods, reach)
    local price = game.counter("price_" .. goods)
    s.note("stall_" .. goods, price, 0, 0, "plain")
    for field = 1, data.amount.price_fields.n do
        s.note("stall_" .. goods .. "_" .. field, field, 0, 0,
               field <= price + reach and "good" or "plain")
    end
end

-- What can be sold for what. Who is to sell sees first what he has himself. [A24]
local function show_stalls(s, seat, own)
    local reach = seat and host.value("sell_reach", seat) or 0
    s.panel("stalls", "stalls")
    for _, row in ipairs(data.goods) do
        if not own or purse.has(seat, row.id) > 0 then
            show_stall(s, row.id, reach)
        end
    end
end

-- Own rituals, and what they do.
local function show_rituals(s, seat)
    s.panel("rituals", "rituals")
    for _, zone in ipairs { zones.drawn[seat], zones.rituals[seat], zones.blessed[seat] } do
        for _, piece in ipairs(host.pieces(zone)) do
            s.card("ritual", host.kind_id(host.kind_of(piece)))
        end
    end
end

-- What the seat would have if it were over now.
local function show_points(s, seat)
    s.panel("points", "points")
    s.note("note_rank", ranks.row(seat).points, 0, 0, "plain")
    s.note("note_rituals", scoring.rituals(seat), 0, 0, "plain")
    s.note("note_missions", missions.points(seat), 0, 0, "plain")
    s.note("note_masks", scoring.masks(seat), 0, 0, "plain")
end

-- The line of rituals that wait for the blessing, and the mana that is there for them.
local function show_line(s)
    local line = host.pieces(zones.line)
    if not line[1] then
        return
    end
    s.panel("blessing", "blessing")
    s.note("note_bag", game.counter "bag", 0, 0, "good")
    for _, piece in ipairs(line) do
        local owner = host.owner_of(piece)
        if owner then
            s.note("note_owner", owner, 0, 0, "plain")
        else
            s.note("note_general", 0, 0, 0, "plain")
        end
        s.card("ritual", host.kind_id(host.kind_of(piece)))
    end
end

-- Who may perform a ritual does so by a shaman, and the button says so. Whoever has just become
-- Tahua needs none, and the button says that. [A14, H6]
local function show_means(s, seat)
    if vars.tahua then
        s.meaning("perform", host.rule_on "french" and "as_tahua_paid" or "as_tahua")
    elseif helpers.ready(seat, kinds.shaman) > 0 then
        s.meaning("perform", "by_shaman")
    end
end

function scenery.show(seat, s, asked, a, b)
    local sells = seat and vars.sales > 0 and vars.actor == seat and purse.sorts(seat, 1)[1]
    show_round(s)
    show_line(s)
    if sells then
        show_stalls(s, seat, true)
    end
    show_players(s)
    if seat then
        show_means(s, seat)
        show_points(s, seat)
        show_rituals(s, seat)
        trays.show(s, seat, asked, a, b)
    end
    if not sells then
        show_stalls(s, seat)
    end
    s.ends "skip"
end

return scenery
