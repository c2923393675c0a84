-- scripts/raiatea/lib/free.lua - what a seat may do in its turn beside what it is asked for.
--
-- SPDX-License-Identifier: MIT
--
-- A trader, a shaman, a mirror. Each is offered with every question of a turn, which is then put
-- again.
local helpers = use "helpers"
local hints = use "hints"
local kinds = use "kinds"
local masks = use "masks"
local purse = use "purse"
local ranks = use "ranks"
local rituals = use "rituals"
local zones = use "zones"

local ask, vars, tell = ask, vars, tell
local TOP = data.amount.price_fields.n

local free = {}

local none = {}

local function raise_rows()
    local rows = {}
    if helpers.ready(vars.actor, kinds.trader) == 0 then
        return none
    end
    for _, goods in ipairs(purse.goods) do
        if purse.price(goods) < TOP then
            rows[#rows + 1] = goods
        end
    end
    return rows
end

-- A trader lifts a price to the top. [H5]
local raising = {
    rows = raise_rows,
    go = function(goods)
        helpers.use_up(vars.actor, kinds.trader)
        purse.set_price(goods, TOP)
        tell("price_raised", vars.actor, kinds[goods])
    end,
    why = function()
        if helpers.ready(vars.actor, kinds.trader) == 0 then
            return "no_trader"
        end
        return "at_the_top"
    end,
    hint = hints.raise,
}

-- A shaman performs a ritual. [H6]
local performing = {
    rows = function()
        if helpers.ready(vars.actor, kinds.shaman) == 0 then
            return none
        end
        return rituals.within(vars.actor)
    end,
    go = function(kind)
        helpers.use_up(vars.actor, kinds.shaman)
        rituals.perform(vars.actor, kind)
    end,
    why = function(kind)
        if helpers.ready(vars.actor, kinds.shaman) == 0 then
            return "no_shaman"
        elseif kind < kinds.first_ritual or
            host.count(zones.rituals[vars.actor], nil, kind) == 0 then
            return "no_ritual", kind
        end
        return "few_priests", rituals.cost(kind), ranks.priests(vars.actor)
    end,
    hint = hints.perform,
}

-- A mirror is bound to a mask for good. [K3]
local binding = {
    rows = function() return masks.to_bind(vars.actor) end,
    go = function(kind) masks.bind(vars.actor, kind) end,
    why = function(kind)
        if host.count(zones.masks[vars.actor], nil, kinds.mirror) == 0 then
            return "no_mirror"
        end
        return "no_mask_to_bind", kind
    end,
    hint = hints.bind,
}

local acts = { raise = true, perform = true, bind = true }

-- Asks a seat in its turn. The step runs again after a free act: true if so.
function free.ask(question, step, ...)
    vars.actor = question.seat
    question.raise, question.perform, question.bind = raising, performing, binding
    local verb = ask.act(question)
    if acts[verb] then
        run(step, ...)
        return true, verb
    end
    return false, verb
end

return free
