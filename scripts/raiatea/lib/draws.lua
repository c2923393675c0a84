-- scripts/raiatea/lib/draws.lua - questions about rituals that are drawn, kept and performed.
--
-- SPDX-License-Identifier: MIT
local hints = use "hints"
local kinds = use "kinds"
local plain = use "plain"
local purse = use "purse"
local ranks = use "ranks"
local rituals = use "rituals"
local zones = use "zones"

local run, tell, vars = run, tell, vars
local count, rule_on = host.count, host.rule_on
local put, passing = plain.put, plain.passing

local draws = {}

function draws.why_deck(deck)
    if deck == "forbidden" and not ranks.row(vars.actor).forbidden then
        return "rank_needed"
    end
    return "deck_empty"
end

-- Cards of a deck by rank; some of them are kept.
function draws.deal(seat, deck, keep)
    local many = ranks.row(seat).draw
    tell(deck == "normal" and "drew_normal" or "drew_forbidden", seat, many)
    rituals.draw(seat, deck, many)
    run("keep", seat, keep)
end

-- Rituals by rank, by a ritual or a sale.
function draws.draw(seat, keep)
    if rituals.decks(seat)[1] then
        put {
            seat = seat, prompt = { text.draw, keep },
            draw = { rows = function() return rituals.decks(seat) end,
                     go = function(deck) draws.deal(seat, deck, keep) end,
                     why = draws.why_deck, hint = hints.draw },
            skip = passing,
        }
    end
end

-- Which of the drawn rituals are kept; the others are put away unseen. [A12]
function draws.keep(seat, many)
    if count(zones.drawn[seat]) == 0 then
        return
    end
    put {
        seat = seat, prompt = { text.keep, many },
        keep = { rows = function() return host.kinds_at(zones.drawn[seat]) end,
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
function draws.tahua(seat)
    local paid = rule_on "french"
    vars.tahua = true -- what the button says hangs on it
    put {
        seat = seat, prompt = paid and text.tahua_paid or text.tahua,
        perform = {
            rows = function()
                local rows = host.kinds_at(zones.rituals[seat])
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
                return "no_tahua_ritual", kind
            end,
            hint = hints.perform,
        },
        skip = passing,
    }
    vars.tahua = false
end

return draws
