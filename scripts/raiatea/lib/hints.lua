-- scripts/raiatea/lib/hints.lua - what the bot greedy thinks of each action.
--
-- SPDX-License-Identifier: MIT
--
-- Measured as in lib/estimate.lua; to do nothing is worth nothing.
local estimate = use "estimate"
local forest = use "forest"
local helpers = use "helpers"
local kinds = use "kinds"
local masks = use "masks"
local purse = use "purse"
local ranks = use "ranks"
local rituals = use "rituals"
local zones = use "zones"

local count, vars = host.count, vars
local amount = data.amount

local hints = {}

function hints.skip() return 0 end

-- --- places --------------------------------------------------------------------------------------

local leads = {}

function leads.forest() return 20 * estimate.left() + 8 end

function leads.marae(seat)
    local goods = math.min(2, purse.all_goods(seat))
    return goods * (estimate.tattoo(seat) - 4) + 10 * estimate.left()
end

function leads.reef(seat)
    return (amount.reef_bonus.n + 2 + host.value("reef_pearls", seat)) * estimate.pearl()
end

function leads.path(seat) return 1.3 * estimate.priest(seat) + 2 end

local function best_swap(seat)
    local best, worst = 0, nil
    for _, kind in ipairs(masks.in_zone(zones.masks[seat])) do
        worst = math.min(worst or 99, estimate.own_mask(seat, kind))
    end
    for _, kind in ipairs(worst and masks.in_zone(zones.mask_market) or {}) do
        best = math.max(best, estimate.mask(seat, kind) - worst)
    end
    return best
end

function leads.neighbours(seat) return estimate.best_mission(seat, false) + best_swap(seat) / 2 end

function leads.market(seat)
    local sum = purse.pearls(seat) >= 2 * amount.hire.n and 4 * estimate.left() or 0
    for _, goods in ipairs(purse.sorts(seat, 1)) do
        local gain = estimate.best_sale(seat, goods, purse.price(goods)) -
            estimate.goods(seat, goods)
        sum = sum + math.max(0, gain) / 2
    end
    return sum + 3
end

function hints.choose(at)
    for place, row in ipairs(data.location) do
        if zones.place[place] == at then
            local kind = kinds[row.helper]
            return leads[row.id](vars.actor) + (kind and 2 * helpers.all(vars.actor, kind) or 0)
        end
    end
end

-- --- cards ---------------------------------------------------------------------------------------

function hints.take(kind) return 1 + estimate.card(vars.actor, kind, true) end

function hints.collect(goods) return 1 + estimate.goods(vars.actor, goods) end

function hints.pull(zone, kind)
    return 1 + estimate.card(vars.actor, kind, zone == zones.display)
end

-- Before a card is taken, if there will be goods to take.
function hints.gather() return forest.goods_in_display()[1] and 90 or -1 end

function hints.sacrifice(goods)
    return estimate.tattoo(vars.actor) - 0.6 * estimate.goods(vars.actor, goods)
end

-- Rituals are for the ceremonies to come.
local function want_ritual(seat)
    local held = count(zones.rituals[seat])
    local coming = #zones.statue - vars.ceremony
    return held < 2 + 2 * coming and 8 * estimate.left() + 1 or -1
end

local function better_deck(deck)
    return deck == "forbidden" and ranks.of(vars.actor) > 0 and 2 or 0
end

function hints.draw(deck) return want_ritual(vars.actor) + better_deck(deck) end

function hints.buy(deck)
    local seat = vars.actor
    local held, clips = count(zones.rituals[seat]), ranks.clips(seat)
    if held >= clips or purse.mana(seat) < 8 then
        return -1
    end
    return 3 + better_deck(deck)
end

function hints.keep(kind)
    local cost = rituals.cost(kind)
    return 40 + estimate.ritual(vars.actor, kind) - 0.8 * cost
end

function hints.perform(kind) return estimate.ritual(vars.actor, kind) - 2 end

function hints.offer(kind)
    if kinds.mask[kind] then
        return -estimate.own_mask(vars.actor, kind)
    end
    return -estimate.ritual(vars.actor, kind)
end

function hints.first(kind) return estimate.ritual(vars.actor, kind) end

-- --- priests, masks, helpers, goods --------------------------------------------------------------

function hints.train(many)
    local price = many == 1 and amount.one_priest.n or amount.two_priests.n
    return many * estimate.priest(vars.actor) - price * (estimate.pearl() + 0.4)
end

function hints.swap(kind)
    local seat, own = vars.actor, estimate.own_mask(vars.actor, kind)
    local best = 0
    for _, other in ipairs(masks.in_zone(zones.mask_market)) do
        best = math.max(best, estimate.mask(seat, other) - own)
    end
    return best - 1
end

function hints.fetch(kind) return 1 + estimate.mask(vars.actor, kind) end

function hints.steal(_, kind) return 1 + estimate.mask(vars.actor, kind) end

-- A mirror waits for the last ceremony, when it is known which pair is best.
function hints.bind(kind)
    return vars.round >= #data.track and estimate.pair(vars.actor, kind) or -1
end

function hints.sell(goods, field)
    return estimate.sale(vars.actor, data.stall[goods .. "_" .. field]) -
        estimate.goods(vars.actor, goods)
end

function hints.give(goods) return -estimate.goods(vars.actor, goods) end

function hints.hire(kind)
    return estimate.helper(vars.actor, kind) - amount.hire.n * (estimate.pearl() + 0.2)
end

function hints.recruit(kind) return 1 + estimate.helper(vars.actor, kind) end

function hints.restore(kind) return kind == kinds.shaman and 3 or 2 end

-- Worth it if goods are sold at once.
function hints.raise(goods)
    local seat = vars.actor
    if vars.sales == 0 or purse.has(seat, goods) == 0 then
        return -1
    end
    local top = amount.price_fields.n
    return estimate.best_sale(seat, goods, top) -
        estimate.best_sale(seat, goods, purse.price(goods)) - 4 * estimate.left()
end

function hints.fulfil(_, kind) return estimate.mission(vars.actor, kind, false) end

function hints.fulfil_free(_, kind) return estimate.mission(vars.actor, kind, true) end

function hints.reward(which)
    if which == "tattoo" then
        return estimate.tattoo(vars.actor)
    elseif which == "goods" then
        return 9 * estimate.left() + 1
    end
    return amount.reward_pearls.n * estimate.pearl()
end

-- --- what is sealed ------------------------------------------------------------------------------

local function prepared_cost(seat)
    local sum = 0
    for _, piece in ipairs(host.pieces(zones.prepared[seat])) do
        sum = sum + rituals.cost(host.kind_of(piece))
    end
    return sum
end

function hints.prepare(seat, verb, kind)
    if verb ~= "clip" then
        return 0
    end
    local cost = rituals.cost(kind)
    local likely = game.counter "bag" + 4 * vars.seats + purse.mana(seat) >= cost
    return estimate.ritual(seat, kind) * (likely and 1 or 0.3) - 0.2 * cost
end

-- Enough for the own rituals; not more.
function hints.invoke(seat, verb, n)
    if verb == "call" then
        return 20
    end
    local wanted = prepared_cost(seat) * 0.8 + 1
    return -math.abs(n - math.min(wanted, purse.mana(seat)))
end

function hints.auction(seat, zone, n)
    local points = kinds.mission[host.kind_of(host.top(zone))].points
    return -math.abs(n - math.min(3 * points, purse.mana(seat)))
end

return hints
