-- scripts/polynesia/tests/help.lua - what the tests share; they find it as `help`.
--
-- SPDX-License-Identifier: MIT
local help = {}

local GREEN = { "mask", "mask", "mask", "mask_4", "boat_token", "fish_token", "shell_token",
                "cross" } -- on fetuaro, fetuiti, maramea … vaiteari
local ORANGE = { "turtle_token", "turtle_token", "boat_token", "fish_token", "shell_token",
                 "cross" } -- on honuroa, honumata … ranohonu
local TIDES = { "t1_3", "t2_6", "t3_7" } -- none of them acts before the end

-- A match in which nothing is left to chance: seat 0 goes first.
function help.begin(t, seats, chosen)
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

function help.play(t, actions)
    for _, action in ipairs(actions) do
        t:play(action)
    end
end

function help.fish(seat) return game.counter("fish", seat) end
function help.shell(seat) return game.counter("shell", seat) end
function help.count(zone, seat, kind)
    return host.count(host.zone(zone), seat, host.kind(kind))
end

function help.pawns(zone, seat) return help.count(zone, seat, "pawn") end

function help.may(t, action)
    for _, offered in ipairs(t:legal(t:asked())) do
        if offered == action then
            return true
        end
    end
    return false
end

function help.refused(t, action)
    local reason, rule = t:refused(action)
    return reason .. " " .. rule
end

-- A round: what each seat does on each field, several actions parted by ";"; who has no plan fishes
-- for shells. Then the stones that come out, and what is given back.
function help.round(t, plan, stones, spoil)
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

help.SHORT = { { "black", "red", "red" }, { "red" }, { "red" }, { "red" }, { "red" } }
help.LONG = { { "grey" }, { "grey" }, { "grey" }, { "red" }, { "red" }, { "red" }, { "red" },
              { "red" }, { "red" } }

-- A whole match, round by round; `spoils` where it is not fish that are given back.
function help.match(t, plans, stones, spoils)
    for at, out in ipairs(stones) do
        help.round(t, plans[at] or {}, out, (spoils or {})[at])
    end
    t:expect(t:finished(), true)
end

-- Green tokens without a mask on the first islands.
help.QUIET = { "cross", "fish_token", "shell_token", "mask", "boat_token", "mask", "mask",
               "mask_4" }

return help
