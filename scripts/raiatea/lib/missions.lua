-- scripts/raiatea/lib/missions.lua - To'o missions: which are open, who can fulfil them, what they
-- cost.
--
-- SPDX-License-Identifier: MIT
local helpers = use "helpers"
local kinds = use "kinds"
local masks = use "masks"
local purse = use "purse"
local ranks = use "ranks"
local zones = use "zones"

local count, pieces, kind_of, find = host.count, host.pieces, host.kind_of, host.find
local kinds_at = host.kinds_at
local move, flip = game.move, game.flip
local run, tell, vars, rule_on = run, tell, vars, host.rule_on

local missions = {}

local meets = {
    rank = function(seat, n) return ranks.of(seat) >= n end,
    priests = function(seat, n) return ranks.priests(seat) >= n end,
    helpers = function(seat, n) return helpers.all(seat) >= n end,
    alike = function(seat, n)
        local _, most = helpers.variety(seat)
        return most >= n
    end,
    kinds = function(seat, n) return (helpers.variety(seat)) >= n end,
    pairs = function(seat, n) return #masks.pairs(seat) >= n end,
}

-- Rituals, or masks where the French rules are played. [M5]
local function offerings(seat)
    return count(rule_on("french") and zones.masks[seat] or zones.rituals[seat])
end

local function has_goods(seat, row)
    if row.how == "same" then
        return #purse.sorts(seat, row.n) > 0
    elseif row.how == "different" then
        return #purse.sorts(seat, 1) >= row.n
    end
    return purse.all_goods(seat) >= row.n
end

-- Has the seat fulfilled the same condition before? [M7]
local function is_done(seat, kind) return count(zones.missions[seat], nil, kind) > 0 end

-- Why a seat cannot fulfil a mission of this kind; nil: it can. `free`: nothing is paid.
function missions.obstacle(seat, kind, free)
    local row = kinds.mission[kind]
    if row.sort == "auction" then
        return "auctioned", kind
    elseif row.sort == "condition" then
        if is_done(seat, kind) then
            return "done_before", kind
        end
        return not meets[row.how](seat, row.n) and "not_met" or nil, kind
    elseif free then
        return nil
    elseif row.sort == "pearls" then
        return purse.pearls(seat) < row.n and "few_pearls" or nil, row.n, purse.pearls(seat)
    elseif row.sort == "mana" then
        return purse.mana(seat) < row.n and "few_mana" or nil, row.n, purse.mana(seat)
    elseif row.sort == "goods" then
        return not has_goods(seat, row) and "few_goods" or nil, kind
    end
    return offerings(seat) < row.n and "few_offerings" or nil, row.n, offerings(seat)
end

-- May missions of a row be fulfilled now? [M1]
function missions.is_open(zone)
    local row = zones.row_of[zone]
    return row ~= nil and row.statue <= vars.open
end

-- What lies in the rows that are open: zone and kind, each once.
local function each_open(see)
    for statue = 1, vars.open do
        for _, zone in ipairs(zones.statue[statue]) do
            local list = kinds_at(zone)
            for at = 1, #list do
                see(zone, list[at])
            end
        end
    end
end

function missions.rows(seat, free)
    local rows, can = {}, {}
    each_open(function(zone, kind)
        if can[kind] == nil then
            can[kind] = missions.obstacle(seat, kind, free) == nil
        end
        if can[kind] then
            rows[#rows + 1] = { zone, kind }
        end
    end)
    return rows
end

-- Are there tiles in a row that can be fulfilled in a turn: that are not to be auctioned?
local function has_plain(zone)
    local list = kinds_at(zone)
    for at = 1, #list do
        if kinds.mission[list[at]].sort ~= "auction" then
            return true
        end
    end
    return false
end

-- Is anything left that could be fulfilled in a turn?
function missions.are_left()
    for statue = 1, vars.open do
        for _, zone in ipairs(zones.statue[statue]) do
            if has_plain(zone) then
                return true
            end
        end
    end
    return false
end

local function pay(seat, row)
    if row.sort == "pearls" then
        purse.pay_pearls(seat, row.n)
    elseif row.sort == "mana" then
        purse.pay_mana(seat, row.n)
    elseif row.sort == "offering" then
        run("offer", seat, row.n)
    elseif row.how == "same" then
        run("give_same", seat, row.n)
    elseif row.how == "different" then
        run("give_other", seat, row.n, 0)
    else
        run("give", seat, row.n)
    end
end

local function take_tile(seat, zone, kind)
    local piece = find(zone, nil, kind)
    tell("fulfilled", seat, kind)
    flip(piece, false)
    move(piece, zones.missions[seat])
end

function missions.fulfil(seat, zone, kind, free)
    local row = kinds.mission[kind]
    take_tile(seat, zone, kind)
    if row.sort ~= "condition" and not free then
        pay(seat, row)
    end
    hook("mission.fulfilled", seat, kind)
    run("row_left", zone)
end

-- Are only tiles to be auctioned left in a row?
function missions.only_auctions(zone) return count(zone) > 0 and not has_plain(zone) end

-- Somebody has won an auction. [M9]
function missions.win(seat, zone) take_tile(seat, zone, kind_of(host.top(zone))) end

local function turn_up(statue)
    for _, zone in ipairs(zones.statue[statue]) do
        for _, piece in ipairs(pieces(zone)) do
            flip(piece, true)
        end
    end
end

-- A statue is begun.
function missions.open(statue)
    if statue > #zones.statue or statue <= vars.open then
        return
    end
    vars.open = statue
    turn_up(statue)
    tell("statue_opened", statue)
end

-- All statues can be seen from the start. [V2]
function missions.turn_all_up()
    for statue in ipairs(zones.statue) do
        turn_up(statue)
    end
end

-- How many missions of a sort a seat has; those that cost offerings count as goods. [K7]
local counts_as = { offering = "goods", auction = "mana" }

function missions.of_sort(seat, sort)
    local many, zone = 0, zones.missions[seat]
    for _, kind in ipairs(kinds_at(zone)) do
        local of = kinds.mission[kind].sort
        many = many + ((counts_as[of] or of) == sort and count(zone, nil, kind) or 0)
    end
    return many
end

function missions.points(seat)
    local sum, zone = 0, zones.missions[seat]
    for _, kind in ipairs(kinds_at(zone)) do
        sum = sum + kinds.mission[kind].points * count(zone, nil, kind)
    end
    return sum
end

return missions
