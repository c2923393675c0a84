-- scripts/raiatea/lib/ranks.lua - tattoos, ranks and what they allow; priests and their mana.
--
-- SPDX-License-Identifier: MIT
local purse = use "purse"

local counter, set, value = game.counter, game.set_counter, host.value
local tell, run = tell, run
local LAST_TATTOO = data.amount.last_tattoo.n
local MOST_PRIESTS = data.amount.most_priests.n

local ranks = {
    tahua = #data.rank - 1,
    prices = { data.amount.one_priest.n, data.amount.two_priests.n }, -- in pearls [A18]
}

-- Where each rank begins, from 0.
local begins = {}
for at, row in ipairs(data.rank) do
    begins[at - 1] = row.at
end

-- The rank of a seat, from 0.
function ranks.of(seat)
    local steps, rank = counter("tattoos", seat), 0
    while begins[rank + 1] and steps >= begins[rank + 1] do
        rank = rank + 1
    end
    return rank
end

function ranks.row(seat) return data.rank[ranks.of(seat) + 1] end

-- How many rituals a seat prepares for a ceremony.
function ranks.clips(seat) return ranks.row(seat).clips + value("clips", seat) end

-- Tattoos; whoever becomes Tahua performs a ritual at once. [A14]
function ranks.tattoo(seat, n)
    local before, had = ranks.of(seat), counter("tattoos", seat)
    local has = math.min(LAST_TATTOO, had + n)
    set("tattoos", seat, has)
    if has > had then
        tell("tattooed", seat, has - had)
    end
    local after = ranks.of(seat)
    if after > before then
        tell("rank_" .. data.rank[after + 1].id, seat)
        if after == ranks.tahua then
            run("tahua", seat)
        end
    end
end

function ranks.priests(seat) return counter("priests", seat) end

function ranks.can_train(seat) return counter("priests", seat) < MOST_PRIESTS end

-- As far as the track goes: what is told is what came of it.
function ranks.train(seat, n)
    local before = counter("priests", seat)
    local after = math.max(0, math.min(MOST_PRIESTS, before + n))
    set("priests", seat, after)
    if after > before then
        tell("trained", seat, after - before)
    elseif after < before then
        tell("priests_lost", seat, before - after)
    end
end

-- The priests bring their mana. [A19]
function ranks.dance(seat)
    purse.gain_mana(seat, counter("priests", seat) + value("dance_mana", seat))
end

return ranks
