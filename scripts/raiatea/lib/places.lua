-- scripts/raiatea/lib/places.lua - what happens at the six places.
--
-- SPDX-License-Identifier: MIT
local forest = use "forest"
local purse = use "purse"
local ranks = use "ranks"

local run, tell, vars = run, tell, vars
local DIE = data.amount.die.n

local places = { visit = {}, reward = {} }

-- All seats, from one on: clockwise (1) or the other way round (-1).
function places.from(seat, step)
    local list = {}
    for n = 0, vars.seats - 1 do
        list[#list + 1] = (seat + step * n) % vars.seats
    end
    return list
end

local function all(seat, step)
    for _, each in ipairs(places.from(seat, 1)) do
        run(step, each)
    end
end

-- Rewards of helpers. [A10]
function places.reward.forest(seat) run("collect", seat) end

function places.reward.marae(seat) ranks.tattoo(seat, 1) end

function places.reward.reef(seat) purse.gain_pearls(seat, data.amount.diver_pearls.n) end

function places.reward.market(seat) run("recruit", seat) end

-- Two laps through the display, the second one the other way round. [A4]
function places.visit.forest(kahuna)
    all(kahuna, "pick")
    run "second_lap"
    for _, seat in ipairs(places.from(kahuna, -1)) do
        run("pick", seat)
    end
end

function places.second_lap()
    forest.clear()
    forest.fill()
end

-- Sacrifices and rituals: one each, two for the Kahuna. [A11, A12, A15]
function places.visit.marae(kahuna)
    for _, seat in ipairs(places.from(kahuna, 1)) do
        local many = seat == kahuna and 2 or 1
        run("marae", seat, many, many)
    end
end

-- Pearls by the die. [A16, A17]
function places.visit.reef(kahuna)
    local pearls = host.roll(DIE)
    tell("dived", kahuna, pearls)
    for _, seat in ipairs(places.from(kahuna, 1)) do
        local bonus = seat == kahuna and data.amount.reef_bonus.n or 0
        purse.gain_pearls(seat, pearls + bonus + host.value("reef_pearls", seat))
    end
end

-- Priests and their mana. [A18, A19, A20]
function places.visit.path(kahuna)
    for _, seat in ipairs(places.from(kahuna, 1)) do
        run("train", seat, seat == kahuna and 1 or 0)
    end
end

-- Masks change hands; then the Kahuna may build. [A21, A22, A23]
function places.visit.neighbours(kahuna)
    vars.added = 0
    all(kahuna, "swap")
    all(kahuna, "swap_back")
    run("mission", kahuna, 0)
end

-- Sales and helpers: one each, two for the Kahuna. [A24, A25, A26]
function places.visit.market(kahuna)
    for _, seat in ipairs(places.from(kahuna, 1)) do
        local many = seat == kahuna and 2 or 1
        run("market", seat, many, many)
    end
end

return places
