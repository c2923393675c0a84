-- scripts/polynesia/tests/lib/matches.lua - what the tests share: matches without chance.
--
-- SPDX-License-Identifier: MIT
local GREEN = { "mask", "mask", "mask", "mask_4", "boat_token", "fish_token", "shell_token",
                "cross" } -- on fetuaro, fetuiti, maramea … vaiteari
local ORANGE = { "turtle_token", "turtle_token", "boat_token", "fish_token", "shell_token",
                 "cross" } -- on honuroa, honumata … ranohonu
local TIDES = { "t1_3", "t2_6", "t3_7" } -- none of them acts before the end

-- A match in which nothing is left to chance: seat 0 goes first.
local function begin(t, seats, chosen)
    chosen = chosen or {}
    local queue = {}
    for _, token in ipairs(chosen.green or GREEN) do
        queue[#queue + 1] = "draw green " .. token
    end
    for _, token in ipairs(chosen.orange or ORANGE) do
        queue[#queue + 1] = "draw orange " .. token
    end
    for at, tide in ipairs(chosen.tides or TIDES) do
        queue[#queue + 1] = "draw tides" .. at .. " " .. tide
    end
    queue[#queue + 1] = "die 1"
    t:new { seats = seats, queue = queue }
end

local function play(t, actions)
    for _, action in ipairs(actions) do
        t:play(action)
    end
end

local function fish(seat) return game.counter("fish", seat) end
local function shell(seat) return game.counter("shell", seat) end
local function count(zone, seat, kind) return host.count(host.zone(zone), seat, host.kind(kind)) end
local function pawns(zone, seat) return count(zone, seat, "pawn") end

local function may(t, action)
    for _, offered in ipairs(t:legal(t:asked())) do
        if offered == action then
            return true
        end
    end
    return false
end

local function refused(t, action)
    local reason, rule = t:refused(action)
    return reason .. " " .. rule
end

-- A round: what each seat does on each field, several actions parted by ";"; who has no plan fishes
-- for shells. Then the stones that come out, and what is given back.
local function round(t, plan, stones, spoil)
    local seats = #host.seats()
    for _, stone in ipairs(stones) do
        t:queue("draw bag " .. stone)
    end
    for field = 1, 3 do
        for _ = 1, seats do
            local seat = t:asked()
            local actions = (plan[seat] or {})[field] or "fish shell"
            for action in actions:gmatch("[^;]+") do
                t:play(seat, action)
            end
        end
    end
    if not t:finished() then
        t:play(spoil or "spoil fish")
    end
end

local SHORT = { { "black", "red", "red" }, { "red" }, { "red" }, { "red" }, { "red" } }
local LONG = { { "grey" }, { "grey" }, { "grey" }, { "red" }, { "red" }, { "red" }, { "red" },
               { "red" }, { "red" } }

-- A whole match, round by round; `spoils` where it is not fish that are given back.
local function match(t, plans, stones, spoils)
    for at, out in ipairs(stones) do
        round(t, plans[at] or {}, out, (spoils or {})[at])
    end
    t:expect(t:finished(), true)
end

-- Green tokens without a mask on the first islands.
local QUIET = { "cross", "fish_token", "shell_token", "mask", "boat_token", "mask", "mask",
                "mask_4" }

return {
    begin = begin,
    play = play,
    fish = fish,
    shell = shell,
    count = count,
    pawns = pawns,
    may = may,
    refused = refused,
    round = round,
    match = match,
    SHORT = SHORT,
    LONG = LONG,
    QUIET = QUIET,
}
