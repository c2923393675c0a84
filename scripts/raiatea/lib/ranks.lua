-- scripts/raiatea/lib/ranks.lua - tattoos, ranks and what they allow; priests and their mana.
--
-- SPDX-License-Identifier: MIT
local purse = use "purse"

local counter, set, value = game.counter, game.set_counter, host.value
local tell, run = tell, run
local LAST_TATTOO = data.amount.last_tattoo.n
local MOST_PRIESTS = data.amount.most_priests.n

local ranks = { tahua = #data.rank - 1 }

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
    local before, steps = ranks.of(seat), counter("tattoos", seat) + n
    set("tattoos", seat, steps < LAST_TATTOO and steps or LAST_TATTOO)
    tell("tattooed", seat, n)
    local after = ranks.of(seat)
    if after > before then
        tell("rank_" .. data.rank[after + 1].id, seat)
        if after == ranks.tahua then
            run("tahua", seat)
        end
    end
end

function ranks.priests(seat) return counter("priests", seat) end

function ranks.train(seat, n)
    if n == 0 then
        return
    end
    local priests = counter("priests", seat) + n
    set("priests", seat, math.max(0, math.min(MOST_PRIESTS, priests)))
    if n > 0 then
        tell("trained", seat, n)
    else
        tell("priests_lost", seat, -n)
    end
end

-- The priests bring their mana. [A19]
function ranks.dance(seat)
    purse.gain_mana(seat, counter("priests", seat) + value("dance_mana", seat))
end

return ranks
