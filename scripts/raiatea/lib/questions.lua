-- scripts/raiatea/lib/questions.lua - what seats are asked, one question a step.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"
local forest = use "forest"
local free = use "free"
local helpers = use "helpers"
local hints = use "hints"
local kinds = use "kinds"
local masks = use "masks"
local missions = use "missions"
local purse = use "purse"
local ranks = use "ranks"
local rituals = use "rituals"
local zones = use "zones"

local ask, run, tell, vars = ask, run, tell, vars
local count, find, rule_on = host.count, host.find, host.rule_on
local amount = data.amount

local questions = {}

local function nothing() end

local passing = { go = nothing, hint = hints.skip }

-- Asks a seat outside of a turn, or for what must be answered.
local function put(question)
    vars.actor = question.seat
    return ask.act(question)
end

local function is_in(list, what)
    for _, one in ipairs(list) do
        if one == what then
            return true
        end
    end
    return false
end

-- --- the forest ----------------------------------------------------------------------------------

local taking = {
    rows = function() return forest.kinds_in(zones.display) end,
    go = function(kind) forest.take(vars.actor, kind) end,
    why = function(kind) return "not_displayed", kind end,
    hint = hints.take,
}

-- One card of the display; a gatherer finds more. [A4, H3]
function questions.pick(seat, used)
    local gathered = used == 1
    if count(zones.display) == 0 then
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
                        why = function(goods) return "not_in_market", kinds[goods] end,
                        hint = hints.collect },
            skip = passing,
        }
    end
end

local function pull_rows()
    local rows = {}
    for _, zone in ipairs { zones.display, zones.goods_market, zones.mask_market } do
        for _, kind in ipairs(forest.kinds_in(zone)) do
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
                     why = function(_, kind) return "not_there", kind end },
            skip = passing,
        }
    end
end

-- --- the marae -----------------------------------------------------------------------------------

-- A seat offers goods for tattoos, and draws rituals. [A11, A12]
function questions.marae(seat, sacrifices, draws)
    local again, verb = free.ask({
        seat = seat, prompt = { text.marae, sacrifices, draws },
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
                return "no_goods", kinds[goods]
            end,
            hint = hints.sacrifice,
        },
        draw = {
            rows = draws > 0 and function() return rituals.decks(seat) end or {},
            go = function(deck) questions.deal(seat, deck, 1) end,
            why = function(deck)
                if draws == 0 then
                    return "no_more_draws"
                end
                return questions.why_deck(deck)
            end,
            hint = hints.draw,
        },
        skip = passing,
    }, "marae", seat, sacrifices, draws)
    if again or verb == "skip" then
        return
    elseif verb == "sacrifice" then
        sacrifices = sacrifices - 1
    else
        draws = draws - 1
    end
    if sacrifices > 0 or draws > 0 then
        run("marae", seat, sacrifices, draws)
    end
end

function questions.why_deck(deck)
    if deck == "forbidden" and not ranks.row(vars.actor).forbidden then
        return "rank_needed"
    end
    return "deck_empty"
end

-- Cards of a deck by rank; some of them are kept.
function questions.deal(seat, deck, keep)
    local many = ranks.row(seat).draw
    tell(deck == "normal" and "drew_normal" or "drew_forbidden", seat, many)
    rituals.draw(seat, deck, many)
    run("keep", seat, keep)
end

-- Rituals by rank, by a ritual or a sale.
function questions.draw(seat, keep)
    if rituals.decks(seat)[1] then
        put {
            seat = seat, prompt = { text.draw, keep },
            draw = { rows = function() return rituals.decks(seat) end,
                     go = function(deck) questions.deal(seat, deck, keep) end,
                     why = questions.why_deck, hint = hints.draw },
            skip = passing,
        }
    end
end

-- Which of the drawn rituals are kept; the others are put away unseen. [A12]
function questions.keep(seat, many)
    if count(zones.drawn[seat]) == 0 then
        return
    end
    put {
        seat = seat, prompt = { text.keep, many },
        keep = { rows = function() return rituals.kinds_in(zones.drawn[seat]) end,
                 go = function(kind) rituals.keep(seat, kind) end,
                 why = function(kind) return "not_drawn", kind end, hint = hints.keep },
    }
    if many > 1 then
        run("keep", seat, many - 1)
    else
        rituals.drop_rest(seat)
    end
end

-- Whoever has become Tahua performs a ritual at once. [A14]
function questions.tahua(seat)
    local paid = rule_on "french"
    put {
        seat = seat, prompt = paid and text.tahua_paid or text.tahua,
        perform = {
            rows = function()
                local rows = rituals.kinds_in(zones.rituals[seat])
                for at = paid and #rows or 0, 1, -1 do
                    if rituals.cost(rows[at]) > purse.mana(seat) then
                        table.remove(rows, at)
                    end
                end
                return rows
            end,
            go = function(kind)
                if paid then
                    purse.pay_mana(seat, rituals.cost(kind))
                end
                rituals.perform(seat, kind)
            end,
            why = function(kind)
                if kind >= kinds.first_ritual and count(zones.rituals[seat], nil, kind) > 0 then
                    return "few_mana", rituals.cost(kind), purse.mana(seat)
                end
                return "no_ritual", kind
            end,
            hint = hints.perform,
        },
        skip = passing,
    }
end

-- --- priests, masks, the market ------------------------------------------------------------------

local prices = { amount.one_priest.n, amount.two_priests.n }

-- Pearls for priests; then the mana of all of them. [A18, A19]
function questions.train(seat, bonus)
    local question = {
        seat = seat, prompt = text.train,
        train = {
            rows = function()
                local rows = {}
                for many, price in ipairs(prices) do
                    if purse.pearls(seat) >= price then
                        rows[#rows + 1] = many
                    end
                end
                return rows
            end,
            go = function(many)
                purse.pay_pearls(seat, prices[many])
                ranks.train(seat, many)
            end,
            why = function(many)
                if not prices[many] then
                    return "two_priests"
                end
                return "few_pearls", prices[many], purse.pearls(seat)
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
                      why = function(kind) return "not_in_market", kind end },
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
    local rows, more = {}, host.value("sell_reach", seat)
    for _, goods in ipairs(purse.sorts(seat, 1)) do
        for field = 1, math.min(purse.price(goods) + more, amount.price_fields.n) do
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

-- What a helper costs: with the French rules the Kahuna's second one is free. [A26, F3]
local function hire_price(seat, hires)
    if rule_on "french" and seat == vars.kahuna and hires == 1 then
        return 0
    end
    return amount.hire.n
end

-- Sales and helpers in any order. [A24, A25]
function questions.market(seat, sales, hires)
    local price = hire_price(seat, hires)
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
                    return "no_goods", kinds[goods]
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
    if sales > 0 or hires > 0 or helpers.ready(seat, kinds.trader) > 0 then
        run("market", seat, sales, hires)
    end
end

-- A helper of the market, free.
function questions.recruit(seat)
    local rows = helpers.in_market()
    if rows[1] then
        put {
            seat = seat, prompt = text.recruit,
            recruit = { rows = rows, go = function(kind) helpers.recruit(seat, kind) end,
                        why = function(kind) return "not_in_market", kind end,
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

-- --- missions ------------------------------------------------------------------------------------

-- What fulfils a mission: `free` if nothing is paid, `spent` is done first.
function questions.fulfilling(seat, is_free, spend)
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

function questions.mission(seat, unpaid)
    local is_free = unpaid == 1
    if missions.are_left() then
        free.ask({ seat = seat, prompt = is_free and text.mission_free or text.mission,
                   fulfil = questions.fulfilling(seat, is_free), skip = passing },
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
function questions.give(seat, many)
    local rows = purse.sorts(seat, 1)
    if rows[1] then
        put { seat = seat, prompt = { text.give, many }, give = giving(seat, rows, 1) }
    end
    if many > 1 then
        run("give", seat, many - 1)
    end
end

-- So many of one sort.
function questions.give_same(seat, many)
    local rows = purse.sorts(seat, many)
    if rows[1] then
        put { seat = seat, prompt = { text.give_same, many }, give = giving(seat, rows, many) }
    end
end

-- Goods of different sorts: those given already are bits of a number.
function questions.give_other(seat, many, given)
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
function questions.offer(seat, many)
    local french = rule_on "french"
    local zone = french and zones.masks[seat] or zones.rituals[seat]
    if count(zone) == 0 then
        return
    end
    put {
        seat = seat, prompt = { french and text.offer_mask or text.offer_ritual, many },
        offer = {
            rows = function() return rituals.kinds_in(zone) end,
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
            why = function(kind) return french and "no_mask" or "no_ritual", kind end,
            hint = hints.offer,
        },
    }
    if many > 1 then
        run("offer", seat, many - 1)
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
                    return "no_mask", kind
                end,
                hint = hints.steal,
            },
            skip = passing,
        }
    end
end

return questions
