-- scripts/raiatea/lib/questions.lua - what seats are asked, one question a step.
--
-- SPDX-License-Identifier: MIT
local draws = use "draws"
local effects = use "effects"
local forest = use "forest"
local free = use "free"
local helpers = use "helpers"
local hints = use "hints"
local kinds = use "kinds"
local masks = use "masks"
local plain = use "plain"
local purse = use "purse"
local ranks = use "ranks"
local rituals = use "rituals"
local zones = use "zones"

local run, tell, vars = run, tell, vars
local count, find = host.count, host.find
local put, passing = plain.put, plain.passing

local questions = {}

-- --- the forest ----------------------------------------------------------------------------------

local taking = {
    rows = function() return host.kinds_at(zones.display) end,
    go = function(kind) forest.take(vars.actor, kind) end,
    why = function(kind) return "not_displayed", kind end,
    hint = hints.take,
}

-- One card of the display; a gatherer finds more, where none is left, too. [A4, H3]
function questions.pick(seat, used)
    local gathered = used == 1
    if count(zones.display) == 0 and
        (gathered or helpers.ready(seat, kinds.gatherer) == 0) then
        return
    end
    local again, verb = free.ask({
        seat = seat, prompt = gathered and text.pick_gathered or text.pick, take = taking,
        gather = {
            rows = not gathered and helpers.ready(seat, kinds.gatherer) > 0,
            go = function()
                helpers.use_up(seat, kinds.gatherer)
                forest.reveal()
            end,
            why = function() return gathered and "one_gatherer" or "no_gatherer" end,
            hint = hints.gather,
        },
        skip = passing,
    }, "pick", seat, used)
    if again then
        return
    elseif verb == "gather" then
        run("pick", seat, 1)
    elseif gathered then
        run("more_goods", seat)
    end
end

-- What a gatherer adds: goods of the display. [H3]
function questions.more_goods(seat)
    local rows = forest.goods_in_display()
    if rows[1] then
        put {
            seat = seat, prompt = text.more_goods,
            collect = { rows = rows, go = function(goods) forest.take(seat, kinds[goods]) end,
                        why = function(goods) return "not_displayed", kinds[goods] end,
                        hint = hints.collect },
            skip = passing,
        }
    end
end

-- Any card of the display, by a ritual or a sale.
function questions.forage(seat)
    if count(zones.display) > 0 then
        put { seat = seat, prompt = text.forage, take = taking, skip = passing }
    end
end

-- Goods of the market.
function questions.collect(seat)
    local rows = purse.in_market()
    if rows[1] then
        put {
            seat = seat, prompt = text.collect,
            collect = { rows = rows, go = function(goods) purse.from_market(seat, goods) end,
                        why = function(goods) return "goods_gone", kinds[goods] end,
                        hint = hints.collect },
            skip = passing,
        }
    end
end

local function pull_rows()
    local rows = {}
    for _, zone in ipairs { zones.display, zones.goods_market, zones.mask_market } do
        for _, kind in ipairs(host.kinds_at(zone)) do
            rows[#rows + 1] = { zone, kind }
        end
    end
    for _, kind in ipairs(helpers.in_market()) do
        rows[#rows + 1] = { helpers.market(kind), kind }
    end
    return rows
end

local function pull(zone, kind)
    local seat = vars.actor
    if zone == zones.display then
        forest.take(seat, kind)
    elseif kinds.goods[kind] then
        purse.from_market(seat, kinds.goods[kind].id)
    elseif kinds.helper[kind] then
        helpers.recruit(seat, kind)
    else
        game.move(find(zone, nil, kind), zones.masks[seat])
        tell("mask_taken", seat, kind)
    end
end

-- Any card of the display or of a market, by a ritual.
function questions.pull(seat)
    local rows = pull_rows()
    if rows[1] then
        put {
            seat = seat, prompt = text.pull,
            pull = { rows = rows, go = pull, hint = hints.pull,
                     why = function(_, kind) return "not_to_pull", kind end },
            skip = passing,
        }
    end
end

-- --- the marae -----------------------------------------------------------------------------------

-- A seat offers goods for tattoos, and draws rituals. [A11, A12]
function questions.marae(seat, sacrifices, more)
    local again, verb = free.ask({
        seat = seat, prompt = { text.marae, sacrifices, more },
        sacrifice = {
            rows = sacrifices > 0 and function() return purse.sorts(seat, 1) end or {},
            go = function(goods)
                purse.pay_goods(seat, goods)
                tell("sacrificed", seat, kinds[goods])
                purse.to_market(goods)
                ranks.tattoo(seat, 1)
            end,
            why = function(goods)
                if sacrifices == 0 then
                    return "no_more_sacrifices"
                end
                return "no_sacrifice", kinds[goods]
            end,
            hint = hints.sacrifice,
        },
        draw = {
            rows = more > 0 and function() return rituals.decks(seat) end or {},
            go = function(deck) draws.deal(seat, deck, 1) end,
            why = function(deck)
                if more == 0 then
                    return "no_more_draws"
                end
                return draws.why_deck(deck)
            end,
            hint = hints.draw,
        },
        skip = passing,
    }, "marae", seat, sacrifices, more)
    if again or verb == "skip" then
        return
    elseif verb == "sacrifice" then
        sacrifices = sacrifices - 1
    else
        more = more - 1
    end
    if sacrifices > 0 or more > 0 then
        run("marae", seat, sacrifices, more)
    end
end

-- --- priests, masks, the market ------------------------------------------------------------------

-- Pearls for priests; then the mana of all of them. [A18, A19]
function questions.train(seat, bonus)
    local question = {
        seat = seat, prompt = text.train,
        train = {
            rows = function()
                local rows = {}
                for many, price in ipairs(ranks.prices) do
                    if purse.pearls(seat) >= price and ranks.can_train(seat) then
                        rows[#rows + 1] = many
                    end
                end
                return rows
            end,
            go = function(many)
                purse.pay_pearls(seat, ranks.prices[many])
                ranks.train(seat, many)
            end,
            why = function(many)
                if not ranks.prices[many] then
                    return "two_priests"
                elseif not ranks.can_train(seat) then
                    return "all_priests"
                end
                return "few_pearls", ranks.prices[many], purse.pearls(seat)
            end,
            hint = hints.train,
        },
        skip = passing,
    }
    if not free.ask(question, "train", seat, bonus) then
        ranks.train(seat, bonus)
        ranks.dance(seat)
    end
end

local function mask_why(kind)
    if kinds.mask[kind] and count(zones.pairs[vars.actor], nil, kind) > 0 then
        return "bound", kind
    end
    return "no_mask", kind
end

-- A mask for the market. [A21]
function questions.swap(seat)
    if count(zones.masks[seat]) == 0 then
        return
    end
    free.ask({
        seat = seat, prompt = text.swap,
        swap = {
            rows = function() return masks.in_zone(zones.masks[seat]) end,
            go = function(kind)
                game.move(find(zones.masks[seat], nil, kind), zones.mask_market)
                tell("mask_added", seat, kind)
                vars.added = vars.added | 1 << seat
            end,
            why = mask_why, hint = hints.swap,
        },
        skip = passing,
    }, "swap", seat)
end

-- And one back, for those who have added one. [A22]
function questions.swap_back(seat)
    if vars.added & 1 << seat ~= 0 then
        run("fetch", seat)
    end
end

-- A mask of the market, without its treasure. [A22]
function questions.fetch(seat)
    local rows = masks.in_zone(zones.mask_market)
    if rows[1] then
        put {
            seat = seat, prompt = text.fetch,
            fetch = { rows = rows, hint = hints.fetch,
                      go = function(kind)
                          game.move(find(zones.mask_market, nil, kind), zones.masks[seat])
                          tell("mask_taken", seat, kind)
                      end,
                      why = function(kind) return "mask_gone", kind end },
            skip = passing,
        }
    end
end

-- A mask for another one of the market, by a ritual.
function questions.trade(seat)
    if count(zones.masks[seat]) == 0 or count(zones.mask_market) == 0 then
        return
    end
    put {
        seat = seat, prompt = text.trade,
        swap = {
            rows = function() return masks.in_zone(zones.masks[seat]) end,
            go = function(kind)
                game.move(find(zones.masks[seat], nil, kind), zones.mask_market)
                tell("mask_added", seat, kind)
                run("fetch", seat)
            end,
            why = mask_why, hint = hints.swap,
        },
        skip = passing,
    }
end

-- The fields of a stall that a seat may choose: up to the marker. [A24]
local function sale_rows(seat)
    local rows = {}
    for _, goods in ipairs(purse.sorts(seat, 1)) do
        for field = 1, purse.highest_field(seat, goods) do
            rows[#rows + 1] = { goods, field }
        end
    end
    return rows
end

local function sell(goods, field)
    local seat = vars.actor
    purse.pay_goods(seat, goods)
    tell("sold", seat, kinds[goods], field)
    purse.to_market(goods)
    effects.sale(seat, data.stall[goods .. "_" .. field])
end

-- Sales and helpers in any order; a trader is used in the same turn, if the last sale has brought
-- it. [A24, A25, H5]
function questions.market(seat, sales, hires)
    if sales == 0 and hires == 0 and helpers.ready(seat, kinds.trader) == 0 then
        return
    end
    local price = helpers.price(seat, hires)
    vars.sales = sales
    local again, verb = free.ask({
        seat = seat, prompt = { text.market, sales, hires },
        sell = {
            rows = sales > 0 and function() return sale_rows(seat) end or {},
            go = sell,
            why = function(goods, field)
                if sales == 0 then
                    return "no_more_sales"
                elseif purse.has(seat, goods) == 0 then
                    return "no_ware", kinds[goods]
                end
                return "above_price", purse.price(goods), kinds[goods]
            end,
            hint = hints.sell,
        },
        hire = {
            rows = hires > 0 and function()
                return purse.pearls(seat) >= price and helpers.in_market() or {}
            end or {},
            go = function(kind)
                purse.pay_pearls(seat, price)
                helpers.recruit(seat, kind)
            end,
            why = function(kind)
                if hires == 0 then
                    return "no_more_hires"
                elseif not kinds.helper[kind] or count(helpers.market(kind)) == 0 then
                    return "not_in_market", kind
                end
                return "few_pearls", price, purse.pearls(seat)
            end,
            hint = hints.hire,
        },
        skip = passing,
    }, "market", seat, sales, hires)
    vars.sales = 0
    if again or verb == "skip" then
        return
    elseif verb == "sell" then
        sales = sales - 1
    else
        hires = hires - 1
    end
    run("market", seat, sales, hires)
end

-- A helper of the market, free.
function questions.recruit(seat)
    local rows = helpers.in_market()
    if rows[1] then
        put {
            seat = seat, prompt = text.recruit,
            recruit = { rows = rows, go = function(kind) helpers.recruit(seat, kind) end,
                        why = function(kind) return "helper_gone", kind end,
                        hint = hints.recruit },
            skip = passing,
        }
    end
end

-- A used helper is turned back. [H2]
function questions.restore(seat)
    local rows = helpers.in_zone(zones.used[seat])
    if rows[1] then
        put {
            seat = seat, prompt = text.restore,
            restore = { rows = rows, go = function(kind) helpers.restore(seat, kind) end,
                        why = function(kind) return "not_used", kind end, hint = hints.restore },
            skip = passing,
        }
    end
end

-- --- what rituals ask ----------------------------------------------------------------------------

-- A mask of another seat that is not one of a pair. [T4, K5]
function questions.steal(seat)
    local rows = {}
    for other = 0, vars.seats - 1 do
        for _, kind in ipairs(other ~= seat and masks.single(other) or {}) do
            rows[#rows + 1] = { other, kind }
        end
    end
    if rows[1] then
        put {
            seat = seat, prompt = text.steal,
            steal = {
                rows = rows,
                go = function(other, kind)
                    game.move(find(zones.masks[other], nil, kind), zones.masks[seat])
                    tell("mask_stolen", seat, other, kind)
                end,
                why = function(other, kind)
                    if kinds.mask[kind] and (count(zones.masks[other], nil, kind) > 1 or
                                             count(zones.pairs[other], nil, kind) > 0) then
                        return "paired", kind
                    end
                    return "no_such_mask", kind
                end,
                hint = hints.steal,
            },
            skip = passing,
        }
    end
end

return questions
