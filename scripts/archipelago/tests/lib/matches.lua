-- scripts/archipelago/tests/lib/matches.lua - what tests share: matches that are brought to a point.
--
-- SPDX-License-Identifier: MIT
--
-- With seed 1 and three seats the order of play is 2, 1, 0. Who is asked is the seat on turn.
local backs = use "backs"

local matches = {}

-- The first action on offer that begins with a word, or nil.
function matches.find(t, word, seat)
    for _, action in ipairs(seat and t:legal(seat) or t:legal()) do
        if action == word or action:sub(1, #word + 1) == word .. " " then
            return action
        end
    end
end

function matches.may(t, word, seat) return matches.find(t, word, seat) ~= nil end

-- How many actions on offer begin with a word.
function matches.count(t, word)
    local many = 0
    for _, action in ipairs(t:legal()) do
        if action == word or action:sub(1, #word + 1) == word .. " " then
            many = many + 1
        end
    end
    return many
end

-- Plays the first action on offer that begins with a word; the action.
function matches.first(t, word)
    local action = matches.find(t, word)
    assert(action, "there is no " .. word .. " on offer")
    t:play(action)
    return action
end

-- What is asked is answered as little as can be: nobody bids, gives or buys.
local LITTLE = { "lay", "redraw", "land 0", "take", "keep", "bid 0", "done", "end", "rank",
                 "deny", "enter", "fail" }

-- Turns that card of the row that was turned least, so that none is discarded early.
local function turn_gently(t, turned)
    local best
    for _, action in ipairs(t:legal()) do
        local card = action:match("^turn (.*)")
        if card and (not best or (turned[card] or 0) < (turned[best] or 0)) then
            best = card
        end
    end
    if best then
        turned[best] = (turned[best] or 0) + 1
        t:play("turn " .. best)
    end
    return best ~= nil
end

-- Gives in a crisis what is at hand, and stands up whom it can.
local function give(t)
    for _, word in ipairs { "give own", "give board", "give token", "raise-all", "raise" } do
        local action = matches.find(t, word)
        if action then
            t:play(action)
            return true
        end
    end
    return false
end

function matches.little(t, turned)
    if turned and turned.generous and give(t) then
        return
    end
    if matches.may(t, "turn") then
        return turn_gently(t, turned or {})
    end
    if matches.may(t, "supply") then -- the last one, so that not all bring the same good
        local all = t:legal()
        return t:play(all[#all])
    end
    for _, word in ipairs(LITTLE) do
        local action = matches.find(t, word)
        if action then
            return t:play(action)
        end
    end
    t:play(t:legal()[1])
end

-- Plays little until `test` holds, or the match is over. Where all are `generous` no crisis costs
-- much.
function matches.until_true(t, test, generous)
    local turned = { generous = generous }
    for _ = 1, 300 do
        if t:finished() or test() then
            return
        end
        matches.little(t, turned)
    end
    error("it did not come to that")
end

function matches.until_may(t, word)
    matches.until_true(t, function() return matches.may(t, word) end)
end

local FILL = { "h13", "h16", "h24", "h20", "h08", "h07", "h21", "h18", "h11", "h09", "h22", "h03",
               "h06", "h12", "h14", "h19", "h23" }

-- Begins a match with queued draws. A tile on top of the stack may show either face: where the
-- queue names the other one, it is told the right one.
local function new_match(t, chosen, queue)
    for _ = 1, 40 do
        local good, why = pcall(t.new, t, {
            seats = chosen.seats or 3,
            seed = chosen.seed or 1,
            rules = chosen.rules,
            options = chosen.options,
            queue = queue,
        })
        if good then
            return
        end
        local tile, face = tostring(why):match("draw of '(h%d%d)([ab])'")
        assert(tile, why)
        for at, text in ipairs(queue) do
            if text == "draw pile " .. tile .. face then
                queue[at] = "draw pile " .. tile .. (face == "a" and "b" or "a")
            end
        end
    end
end

-- Three tiles for each seat: what is wanted first, then others.
local function queue_tiles(queue, chosen, seats)
    local used = {}
    for seat = 0, seats - 1 do
        if chosen[seat] then
            used[chosen[seat]:sub(1, 3)] = true
        end
    end
    local at = 1
    for seat = 0, seats - 1 do
        local hand = { chosen[seat] and chosen[seat]:sub(1, 3) }
        while #hand < 3 do
            if not used[FILL[at]] then
                hand[#hand + 1] = FILL[at]
            end
            at = at + 1
        end
        for _, tile in ipairs(hand) do
            queue[#queue + 1] = "draw pile " .. tile .. "a"
        end
    end
end

-- Turn zero: each lays the face that is wanted of it, or any.
local function turn_zero(t, tiles, homes, land)
    while matches.may(t, "lay") or matches.may(t, "redraw") do
        local seat = t:asked()
        local wanted = tiles[seat] and matches.find(t, "lay " .. tiles[seat])
        local action = wanted or t:legal()[1]
        t:play(action)
        homes[seat] = action:match("^lay %w+ (%S+)")
        if land and land[seat] and matches.may(t, "land") then
            t:play("land " .. land[seat])
        end
        while t:asked() == seat and not matches.may(t, "lay") and not matches.may(t, "bid") do
            matches.little(t)
        end
    end
end

-- A match up to the first bids. `cards` come into the row, `tiles` (by seat) are the first regions;
-- the names of those regions are given back, by seat. `land` says how many go to a far shore.
function matches.begin(t, chosen)
    chosen = chosen or {}
    local queue, homes = {}, {}
    if chosen.tiles then
        queue_tiles(queue, chosen.tiles, chosen.seats or 3)
    end
    for _, card in ipairs(chosen.cards or {}) do
        queue[#queue + 1] = "draw deck " .. card
    end
    new_match(t, chosen, queue)
    turn_zero(t, chosen.tiles or {}, homes, chosen.land)
    return homes
end

-- … up to the actions of the first turn.
function matches.actions(t, chosen)
    local homes = matches.begin(t, chosen)
    matches.until_may(t, "end")
    return homes
end

-- … up to phase 6 of this turn.
function matches.to_evolution(t) matches.until_may(t, "turn") end

-- The seat on turn in phase 6 of the first turn buys a card; then to the actions of the next turn,
-- and to the round of that seat.
function matches.owning(t, card, chosen)
    chosen = chosen or {}
    chosen.cards = chosen.cards or { card }
    chosen.rules = chosen.rules or { "head_start:florins=30:goods=2" }
    local homes = matches.actions(t, chosen)
    matches.to_evolution(t)
    local seat = t:asked()
    t:play("purchase " .. card)
    matches.next_actions(t)
    matches.round_of(t, seat)
    return seat, homes
end

function matches.next_actions(t)
    local turn = t:turn()
    matches.until_true(t, function() return t:turn() > turn and matches.may(t, "end") end, true)
end

function matches.round_of(t, seat)
    matches.until_true(t, function()
        return t:asked() == seat and matches.may(t, "end")
    end, true)
end

-- Says that a step is over, where it is not by itself.
function matches.done(t)
    if matches.may(t, "done") then
        t:play("done")
    end
end

-- Ends the rounds of others until a seat has its own again.
function matches.again(t, seat)
    t:play("end")
    matches.round_of(t, seat)
end

-- The last thing told that has some words in it, or nil.
function matches.told(t, words)
    for _, sentence in ipairs(t:told()) do
        if sentence:find(words, 1, true) then
            return sentence
        end
    end
end

-- The top of a zone.
function matches.top(t, zone)
    local all = t:zone(zone)
    return all[#all]
end

-- The back at a place of the pile, 1 is on top.
function matches.back(t, place)
    local all = t:zone("backs")
    return backs[all[#all - (place or 1) + 1]]
end

-- A match at the actions of its first turn, whose next backs pass a test.
function matches.with_backs(t, test, chosen)
    chosen = chosen or {}
    for seed = 1, 80 do
        chosen.seed = seed
        local homes = matches.actions(t, chosen)
        if test(matches.back(t, 1), matches.back(t, 2)) then
            return homes
        end
    end
    error("no seed has such backs")
end

-- … and at the crisis of its second turn, if nobody buys.
function matches.to_crisis(t)
    matches.until_true(t, function()
        return t:turn() > 1 and (matches.may(t, "give") or matches.may(t, "raise")) or t:turn() > 1 and matches.may(t, "end")
    end)
end

matches.new_match = new_match

return matches
