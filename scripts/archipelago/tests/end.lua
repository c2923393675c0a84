-- scripts/archipelago/tests/end.lua - run by `vaka test`: objectives, scores and how it ends.
--
-- SPDX-License-Identifier: MIT
local m = use "matches"

-- A short game of three; objectives by seat; a trend by its number in order of ids.
local function begin(t, objectives, more)
    more = more or {}
    local queue = {}
    for _, id in ipairs(objectives) do
        queue[#queue + 1] = "draw box objective-short_" .. id
    end
    for _, card in ipairs(more.cards or {}) do
        queue[#queue + 1] = "draw deck " .. card
    end
    t:new { seats = #objectives, seed = more.seed or 1, queue = queue, rules = more.rules,
            options = { length = 0, trend = more.trend or 9 } }
    m.until_may(t, "bid")
end

-- All iron is taken in the first turn, which ends the game for whoever holds `goods`.
local IRON = { "head_start:goods=3:florins=0" }

local function over(t)
    m.until_true(t, function() return t:finished() end, true)
    return t:result()
end

return {
    ["9d, 9e and 13d: an objective that comes true outside the actions ends the game after the step"] =
        function(t)
            begin(t, { "goods", "temples", "ports" }, { rules = IRON })
            t:expect(t:counter("bank_iron"), 0)
            local result = over(t)
            t:expect(result.lost, false)
            t:expect(t:turn(), 1)
            t:expect(t:zone("revealed")[1] ~= nil, true)
        end,
    ["10a, 10c, 10d, 10e, 10f, 10m and 13f: ties share a rank, who has none is not ranked, all share the place"] =
        function(t)
            begin(t, { "goods", "temples", "ports" }, { rules = IRON, trend = 10 }) -- explorer tokens
            over(t)
            -- iron 3, money 3, ports nobody, the trend 4
            t:expect({ t:score(0), t:score(1), t:score(2) }, { 10, 10, 10 })
            t:expect(#t:winners(), 3)
        end,
    ["10e and 10i: two equal firsts, then the second; most points win"] = function(t)
        begin(t, { "temples", "ports", "towns" }, { rules = { "head_start:goods=2:florins=9" }, trend = 9 })
        t:play(0, "bid 0")
        t:play(1, "bid 1")
        t:play(2, "bid 0")
        t:play("rank 2")
        t:play("rank 1")
        for _ = 1, 3 do
            m.first(t, "build temple")
            t:play("end")
        end
        t:expect({ t:score(0), t:score(1), t:score(2) }, { 7, 6, 7 })
        t:expect(t:winners(), { 0, 2 })
    end,
    ["9g: ending the game brings no points"] = function(t)
        begin(t, { "goods", "temples", "ports" }, { rules = IRON, trend = 10 })
        over(t)
        t:expect(t:score(0), t:score(1))
    end,
    ["10b and 10g: the Pacifist alone scores three for peace"] = function(t)
        begin(t, { "goods", "pacifist", "ports" }, { rules = IRON, trend = 10 })
        over(t)
        local peace = t:counter("population") - t:counter("rebellion") > 5
        t:expect(t:score(1) - t:score(0), peace and 3 or 0)
        t:expect(peace, true)
    end,
    ["10b and 10j: the Separatist scores like all others"] = function(t)
        begin(t, { "goods", "separatist", "ports" }, { rules = IRON, trend = 10 })
        over(t)
        t:expect({ t:score(0), t:score(1), t:score(2) }, { 7, 7, 7 })
    end,
    ["9c and 13g: with a Separatist independence has one winner"] = function(t)
        begin(t, { "goods", "separatist", "ports" }, { rules = { "head_start:goods=0:rebellion=9" } })
        over(t)
        t:expect(t:winners(), { 1 })
    end,
    ["9a and 9c: without one all have lost"] = function(t)
        begin(t, { "goods", "temples", "ports" }, { rules = { "head_start:goods=0:rebellion=9" } })
        t:expect(over(t).lost, true)
    end,
    ["9d and 13b: three temples with three players end it after the active player's round"] = function(t)
        begin(t, { "temples", "ports", "towns" }, { rules = { "head_start:goods=2:florins=9" }, trend = 9 })
        m.until_may(t, "end")
        for _, seat in ipairs { 2, 1, 0 } do
            t:expect(t:asked(), seat)
            m.first(t, "build temple")
            t:expect(t:finished(), false)
            t:expect(#t:zone("revealed"), seat == 0 and 1 or 0)
            t:play("end")
        end
        t:expect(t:finished(), true)
        -- the trend of temples: one each, 4; money equal, 3
        t:expect({ t:score(0), t:score(1), t:score(2) }, { 7, 7, 7 })
    end,
    ["10h and 10k: medals count, and a criterion that is trend and objective counts twice"] = function(t)
        begin(t, { "temples", "markets", "towns" }, { rules = { "head_start:goods=2:florins=20" },
                                                       trend = 9, cards = { "king" } })
        m.until_may(t, "purchase")
        local king = t:asked()
        t:play("purchase king")
        m.next_actions(t)
        for _ = 1, 3 do
            m.first(t, "build temple")
            t:play("end")
        end
        t:expect(t:finished(), true)
        for seat = 0, 2 do
            -- temples as objective 3 and as trend 4; money by rank
            local rest = t:score(seat) - 7 - (seat == king and 1 or 0)
            t:expect(rest >= 1 and rest <= 3, true)
        end
    end,
    ["7.1c and 7.1d: a wonder that was not built has no medals, but is a progress card"] = function(t)
        begin(t, { "temples", "markets", "towns" }, { rules = { "head_start:goods=2:florins=20" },
                                                       trend = 9, cards = { "pyramid" } })
        m.until_may(t, "purchase")
        local owner = t:asked()
        t:play("purchase pyramid")
        m.next_actions(t)
        for _ = 1, 3 do
            m.first(t, "build temple")
            t:play("end")
        end
        t:expect(t:finished(), true)
        for seat = 0, 2 do
            -- temples twice, money by rank, and for the owner alone the most progress cards
            local rest = t:score(seat) - 7 - (seat == owner and 3 or 0)
            t:expect(rest >= 1 and rest <= 3, true)
        end
    end,
    ["9f: independence before the end goes first"] = function(t)
        begin(t, { "temples", "markets", "towns" }, { rules = { "head_start:goods=2:florins=20:rebellion=5" } })
        m.until_may(t, "end")
        local seats = {}
        while not t:finished() and t:counter("rebellion") <= t:counter("population") do
            seats[t:asked()] = true
            m.first(t, m.may(t, "tax") and "tax" or "end")
            if not t:finished() and m.may(t, "end") then
                t:play("end")
            end
        end
        t:expect(t:finished(), true)
        t:expect(t:result().lost, true)
    end,
    ["13a: an objective tells its end and its criterion"] = function(t)
        begin(t, { "goods", "temples", "ports" })
        t:expect(t:zone("objective-0"), { "objective-short_goods" })
    end,
}
