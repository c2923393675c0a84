-- scripts/raiatea/lib/effects.lua - what rituals and stalls do for a seat.
--
-- SPDX-License-Identifier: MIT
--
-- Whatever needs a choice becomes a step of its own (game.lua).
local purse = use "purse"
local ranks = use "ranks"
local zones = use "zones"

local run, vars, tell = run, vars, tell

local effects = {
    pearls = purse.gain_pearls,
    mana = purse.gain_mana,
    tattoos = ranks.tattoo,
    priests = ranks.train,
    dance = ranks.dance,
}

local function times(step, seat, n)
    for _ = 1, n do
        run(step, seat)
    end
end

function effects.helpers(seat, n) times("recruit", seat, n) end

function effects.goods(seat, n) times("collect", seat, n) end

function effects.cards(seat, n) times("forage", seat, n) end

function effects.masks(seat, n) times("fetch", seat, n) end

function effects.restore(seat, n) times("restore", seat, n) end

function effects.any_cards(seat, n) times("pull", seat, n) end

function effects.swap_mask(seat) run("trade", seat) end

-- Draws by rank, and keeps so many.
function effects.draw(seat, keep) run("draw", seat, keep) end

-- An open mission may be fulfilled.
function effects.mission(seat) run("mission", seat, 0) end

-- The same, and nothing is paid.
function effects.free_mission(seat) run("mission", seat, 1) end

-- Mana into the bag.
function effects.bag(n)
    purse.fill_bag(n)
    tell("bag_filled", n)
end

-- The next ritual of the line, if there is one. [T3]
function effects.silence() vars.silent = host.count(zones.line) > 0 end

function effects.steal_mask(seat) run("steal", seat) end

-- Pearls from everybody else. [T1]
function effects.rob(seat, n)
    local sum = 0
    for other = 0, vars.seats - 1 do
        if other ~= seat then
            local lost = math.min(n, purse.pearls(other))
            purse.pay_pearls(other, lost)
            sum = sum + lost
        end
    end
    game.add_counter("pearls", seat, math.min(sum, data.amount.purse.n - purse.pearls(seat)))
    host.learned(seat)
    tell("robbed", seat, n)
end

-- Everybody else loses priests. [T2]
function effects.topple(seat, n)
    for other = 0, vars.seats - 1 do
        if other ~= seat then
            ranks.train(other, -n)
        end
    end
end

-- What a field of a stall gives.
function effects.sale(seat, row)
    purse.gain_pearls(seat, row.pearls)
    purse.gain_mana(seat, row.mana)
    effects.helpers(seat, row.helpers)
    effects.restore(seat, row.restore)
    ranks.train(seat, row.priests)
    if row.dance then
        ranks.dance(seat)
    end
    effects.cards(seat, row.cards)
    effects.masks(seat, row.masks)
    effects.goods(seat, row.goods_cards)
    if row.missions > 0 then
        effects.mission(seat)
    end
    for _ = 1, row.draws do
        effects.draw(seat, 1)
    end
    if row.tattoos > 0 then
        ranks.tattoo(seat, row.tattoos)
    end
end

return effects
