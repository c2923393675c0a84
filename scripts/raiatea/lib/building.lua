-- scripts/raiatea/lib/building.lua - questions about missions and what is paid for them.
--
-- SPDX-License-Identifier: MIT
local free = use "free"
local hints = use "hints"
local kinds = use "kinds"
local missions = use "missions"
local plain = use "plain"
local purse = use "purse"
local rituals = use "rituals"
local zones = use "zones"

local run, tell = run, tell
local count, find, rule_on = host.count, host.find, host.rule_on
local put, passing = plain.put, plain.passing

local building = {}

-- What fulfils a mission: `free` if nothing is paid, `spent` is done first.
function building.fulfilling(seat, is_free, spend)
    return {
        rows = function() return missions.rows(seat, is_free) end,
        go = function(zone, kind)
            if spend then
                spend()
            end
            missions.fulfil(seat, zone, kind, is_free)
        end,
        why = function(zone, kind)
            if not kinds.mission[kind] or not zones.row_of[zone] then
                return "not_there", kind
            elseif not missions.is_open(zone) then
                return "not_open", zone
            elseif count(zone, nil, kind) == 0 then
                return "not_there", kind
            end
            return missions.obstacle(seat, kind, is_free)
        end,
        hint = is_free and hints.fulfil_free or hints.fulfil,
    }
end

function building.mission(seat, unpaid)
    local is_free = unpaid == 1
    if missions.are_left() then
        free.ask({ seat = seat, prompt = is_free and text.mission_free or text.mission,
                   fulfil = building.fulfilling(seat, is_free), skip = passing },
                 "mission", seat, unpaid)
    end
end

local function giving(seat, rows, many)
    return {
        rows = rows, hint = hints.give,
        go = function(goods)
            for _ = 1, many do
                purse.pay_goods(seat, goods)
                purse.to_market(goods)
            end
            tell("goods_given", seat, kinds[goods], many)
        end,
        why = function(goods) return "no_goods", kinds[goods] end,
    }
end

-- Any goods, one by one. [M4]
function building.give(seat, many)
    local rows = purse.sorts(seat, 1)
    if rows[1] then
        put { seat = seat, prompt = { text.give, many }, give = giving(seat, rows, 1) }
    end
    if many > 1 then
        run("give", seat, many - 1)
    end
end

-- So many of one sort.
function building.give_same(seat, many)
    local rows = purse.sorts(seat, many)
    if rows[1] then
        put { seat = seat, prompt = { text.give_same, many }, give = giving(seat, rows, many) }
    end
end

-- Goods of different sorts: those given already are bits of a number.
function building.give_other(seat, many, given)
    local rows = {}
    for at, goods in ipairs(purse.goods) do
        if given & 1 << at == 0 and purse.has(seat, goods) > 0 then
            rows[#rows + 1] = goods
        end
    end
    if not rows[1] then
        return
    end
    local chosen
    local give = giving(seat, rows, 1)
    put {
        seat = seat, prompt = { text.give_other, many },
        give = { rows = rows, why = function(goods)
                     if purse.has(seat, goods) > 0 then
                         return "given", kinds[goods]
                     end
                     return "no_goods", kinds[goods]
                 end,
                 hint = hints.give,
                 go = function(goods)
                     give.go(goods)
                     chosen = goods
                 end },
    }
    for at, goods in ipairs(purse.goods) do
        if goods == chosen and many > 1 then
            run("give_other", seat, many - 1, given | 1 << at)
        end
    end
end

-- Rituals, or with the French rules masks, are given away. [M5]
function building.offer(seat, many)
    local french = rule_on "french"
    local zone = french and zones.masks[seat] or zones.rituals[seat]
    if count(zone) == 0 then
        return
    end
    put {
        seat = seat, prompt = { french and text.offer_mask or text.offer_ritual, many },
        offer = {
            rows = function() return host.kinds_at(zone) end,
            go = function(kind)
                local piece = find(zone, nil, kind)
                if french then
                    game.move(piece, zones.mask_market)
                    tell("mask_added", seat, kind)
                else
                    rituals.discard(piece, false)
                    tell("ritual_given", seat)
                end
            end,
            why = function(kind) return french and "no_mask_to_give" or "no_offering", kind end,
            hint = hints.offer,
        },
    }
    if many > 1 then
        run("offer", seat, many - 1)
    end
end

return building
