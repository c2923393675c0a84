-- scripts/archipelago/tests/setup.lua - run by `vaka test`: the start and turn zero.
--
-- SPDX-License-Identifier: MIT
--
-- The names begin with the clauses (clauses.csv) that a test shows.
local m = use "matches"

local GOODS = { "fruit", "cattle", "fish", "wood", "stone", "iron" }

local function sum(t, id, seats)
    local all = 0
    for seat = 0, seats - 1 do
        all = all + t:counter(id, seat)
    end
    return all
end

return {
    ["S1, S2 and S8: a cube of each good on board I, markers at zero, ten florins and three discs"] =
        function(t)
            t:new { seats = 4, seed = 3 }
            for _, good in ipairs(GOODS) do
                t:expect(t:counter("home_" .. good), 1)
                t:expect(t:counter("export_" .. good), 0)
            end
            t:expect({ t:counter("population"), t:counter("rebellion"), t:counter("workers") },
                     { 0, 0, 0 })
            for seat = 0, 3 do
                t:expect({ t:counter("money", seat), t:counter("discs", seat) }, { 10, 3 })
            end
        end,
    ["S3 and S11: the bank has what is not in play"] = function(t)
        t:new { seats = 4, seed = 3 }
        t:expect(t:counter("bank_money"), 135 - 40)
        local cubes = { 15, 15, 15, 15, 12, 10 }
        for at, good in ipairs(GOODS) do
            t:expect(t:counter("bank_" .. good), cubes[at] - 1)
        end
        t:expect(#t:zone("bank"), 26)
        t:random(150)
        for at, good in ipairs(GOODS) do
            t:expect(t:counter("bank_" .. good) + t:counter("home_" .. good) +
                     t:counter("export_" .. good) + sum(t, good, 4), cubes[at])
        end
    end,
    ["S4, Z7 and 13c: 24 explorer tokens, one for each first region"] = function(t)
        t:new { seats = 3, seed = 3 }
        t:expect(t:counter("explorers"), 24)
        m.begin(t, { seats = 3 })
        t:expect(t:counter("explorers"), 21)
        for seat = 0, 2 do
            t:expect(t:counter("tokens", seat), 1)
        end
    end,
    ["S5 and S9: fronts and what lies behind screens are hidden, the back on top is seen"] =
        function(t)
            m.begin(t)
            local backs, seen = t:zone("backs"), t:zone("backs", 0)
            t:expect(seen[#seen], backs[#backs])
            t:expect(seen[#seen - 1] ~= backs[#backs - 1], true)
            local deck, shown = t:zone("deck"), t:zone("deck", 0)
            t:expect(shown[#shown] ~= deck[#deck], true)
            t:expect(t:zone("objective-1", 0)[1] ~= t:zone("objective-1")[1], true)
            t:expect(t:zone("objective-0", 0)[1], t:zone("objective-0")[1])
        end,
    ["S6: another match pairs fronts and backs anew"] = function(t)
        local function pairing(seed)
            t:new { seats = 3, seed = seed }
            local deck, backs, text = t:zone("deck"), t:zone("backs"), ""
            for at = 1, 10 do
                text = text .. deck[at] .. backs[at] .. " "
            end
            return text
        end
        t:expect(pairing(1) ~= pairing(2), true)
    end,
    ["S7, Z3 and Z4: the first regions lie against the sea, alike sides together"] = function(t)
        t:new { seats = 3, seed = 1 }
        t:expect(#game.regions(), 1)
        for _, action in ipairs(t:legal()) do
            local place = action:match("^lay %w+ (%S+)")
            if place then
                t:expect(host.distance(host.zone("0,0"), host.zone(place)), 1)
            end
        end
        t:expect(t:refused((t:legal()[1]:gsub("(lay %w+) %S+ (%d)", "%1 2,0 %2"))), "not_at_start")
    end,
    ["Z2: three tiles each, of two faces"] = function(t)
        t:new { seats = 3, seed = 1 }
        t:expect({ #t:zone("tiles-0"), #t:zone("tiles-1"), #t:zone("tiles-2") }, { 3, 3, 3 })
        local faces = {}
        for _, action in ipairs(t:legal()) do
            faces[action:match("^lay (%w+)") or ""] = true
        end
        local both = false
        for face in pairs(faces) do
            both = both or faces[face:sub(1, 3) .. "a"] and faces[face:sub(1, 3) .. "b"]
        end
        t:expect(both, true)
    end,
    ["Z1: chance says who is first"] = function(t)
        local firsts = {}
        for seed = 1, 12 do
            t:new { seats = 3, seed = seed }
            firsts[t:asked()] = true
        end
        t:expect(firsts[0] and firsts[1] and firsts[2], true)
    end,
    ["Z6 and Z12: two citizens land, and with four players the population is eight"] = function(t)
        m.begin(t, { seats = 4 })
        t:expect(t:counter("population"), 8)
        for seat = 0, 3 do
            t:expect(#game.regions_of(seat), 1)
            t:expect(game.citizens_at(seat, game.regions_of(seat)[1]), 2)
            t:expect(game.ships_at(seat, game.regions_of(seat)[1]), 1)
        end
    end,
    ["Z8, Z9 and Z11: huts bring workers, one icon a cube for board I, another one for the player"] =
        function(t)
            m.new_match(t, { seats = 2 }, { "draw pile h10a", "draw pile h21a", "draw pile h11a",
                                            "draw pile h22a", "draw pile h13a", "draw pile h16a" })
            local seat = t:asked()
            m.first(t, seat == 0 and "lay h10b" or "lay h22b") -- x w w f h, or x x f h h
            t:expect(t:refused("supply home_iron"), "no_icon")
            t:play("supply home_fruit")
            t:expect(t:counter("home_fruit"), 2)
            if seat == 0 then
                t:expect(t:refused("take fruit"), "no_icon")
                t:play("take wood")
                t:expect(t:counter("wood", seat), 1)
            else
                t:play("take fruit") -- two icons of it
                t:expect(t:counter("fruit", seat), 1)
            end
            t:expect(t:counter("workers"), seat == 0 and 1 or 2)
        end,
    ["Z10: a single icon goes to board I; a volcano gives none"] = function(t)
        m.begin(t, { tiles = { [2] = "h14a" } }) -- f h h h h
        t:expect(t:counter("fish", 2), 0)
        t:expect(t:counter("home_fish") >= 2, true)
        m.begin(t, { tiles = { [2] = "h14a" }, options = { desert = 1 } })
        t:expect(t:counter("workers") >= 5, true)
    end,
    ["Z13: unused tiles go back; the face on top of the stack is seen"] = function(t)
        m.begin(t)
        local pile, seen = t:zone("pile"), t:zone("pile", 1)
        t:expect(#pile, 21)
        t:expect(seen[#seen], pile[#pile])
        t:expect(seen[1] ~= pile[1], true)
    end,
    ["Z14, Z15 and Z16: five cards, a trend, and an objective of the chosen length"] = function(t)
        for length, word in pairs { [0] = "objective-short", [1] = "objective-medium", [2] = "objective-long" } do
            m.begin(t, { options = { length = length }, seed = 4 })
            for slot = 1, 5 do
                t:expect(#t:zone("slot-" .. slot), 1)
            end
            t:expect(#t:zone("trends"), 1)
            for seat = 0, 2 do
                t:expect(#t:zone("objective-" .. seat), 1)
                t:expect(t:zone("objective-" .. seat)[1]:sub(1, #word), word)
            end
            t:expect(t:counter("rebellion"), 0)
        end
    end,
    ["Z17 and 8d: nobody is shown another's objective"] = function(t)
        m.begin(t)
        for seat = 0, 2 do
            for other = 0, 2 do
                local same = t:zone("objective-" .. other, seat)[1] == t:zone("objective-" .. other)[1]
                t:expect(same, seat == other)
            end
            for _, kind in ipairs(t:zone("box", seat)) do
                t:expect(kind:sub(1, 10) ~= "objective-", true)
            end
        end
    end,
    ["11a and 11b: two players have two objectives each, none a Pacifist or Separatist"] = function(t)
        for seed = 1, 6 do
            m.begin(t, { seats = 2, seed = seed })
            for seat = 0, 1 do
                t:expect(#t:zone("objective-" .. seat), 2)
            end
            for _, zone in ipairs { "objective-0", "objective-1", "box" } do
                for _, kind in ipairs(t:zone(zone)) do
                    t:expect(kind:find("pacifist") or kind:find("separatist"), nil)
                end
            end
        end
    end,
    ["11c: two players have twenty citizens and eight ships each, and no more discs"] = function(t)
        m.begin(t, { seats = 2 })
        local citizens, ships = 0, 0
        for _, kind in ipairs(t:zone("reserve-0")) do
            citizens = citizens + (kind == "citizen" and 1 or 0)
            ships = ships + (kind == "ship" and 1 or 0)
        end
        t:expect({ citizens, ships }, { 18, 7 })
        t:expect(t:counter("discs", 0), 3)
    end,
    ["12a: in the desert all begin with two citizens, without ships, and five workers"] = function(t)
        t:new { seats = 3, seed = 1, options = { desert = 1 } }
        t:expect(t:counter("workers"), 5)
        t:expect(t:counter("population"), 6)
        m.begin(t, { options = { desert = 1 } })
        for seat = 0, 2 do
            t:expect(game.citizens_at(seat, host.zone("0,0")), 1)
            t:expect(#game.regions_of(seat), 2)
        end
    end,
    ["12b: open objectives, as many as players, without trend, Pacifist and Separatist"] = function(t)
        m.begin(t, { options = { open_objectives = 1 } })
        t:expect(#t:zone("revealed"), 3)
        t:expect(#t:zone("trends"), 0)
        t:expect(#t:zone("objective-0"), 0)
        for _, kind in ipairs(t:zone("revealed", 1)) do
            t:expect(kind:find("pacifist") or kind:find("separatist"), nil)
        end
    end,
    ["12c: two trends"] = function(t)
        m.begin(t, { options = { trends = 2 } })
        t:expect(#t:zone("trends"), 2)
        t:expect(t:zone("trends")[1] ~= t:zone("trends")[2], true)
    end,
    ["12d: who draws two objectives keeps one"] = function(t)
        t:new { seats = 3, seed = 1, options = { keep_one = 1 } }
        m.until_may(t, "keep")
        local drawn = t:zone("objective-" .. t:asked())
        t:expect(#drawn, 2)
        t:expect(t:refused("keep 3"), "no_such_objective")
        local seat = t:asked()
        t:play("keep 2")
        m.until_may(t, "bid")
        t:expect(t:zone("objective-" .. seat), { drawn[2] })
    end,
    ["12e: the trend may be chosen beforehand"] = function(t)
        m.begin(t, { options = { trend = 1 } })
        t:expect(t:zone("trends"), { "trend-benefactor" })
        m.begin(t, { options = { trend = 2 } })
        t:expect(t:zone("trends"), { "trend-cattle" })
    end,
    ["12f: the Benefactor and a second trend, without Pacifist and Separatist"] = function(t)
        m.begin(t, { options = { benefactor = 1 } })
        t:expect(#t:zone("trends"), 2)
        t:expect(t:zone("trends")[1] == "trend-benefactor" or t:zone("trends")[2] == "trend-benefactor", true)
        for _, kind in ipairs(t:zone("box")) do
            t:expect(kind:find("pacifist") or kind:find("separatist"), nil)
        end
    end,
    ["12g: a head start"] = function(t)
        m.begin(t, { rules = { "head_start:florins=7:goods=2:rebellion=2:workers=3" } })
        t:expect(t:counter("money", 1), 17)
        t:expect(t:counter("rebellion"), 2)
        m.begin(t, { rules = { "head_start:player=1:florins=7" } })
        t:expect(t:counter("money", 0), 17)
        t:expect(t:counter("money", 1), 10)
    end,
}
