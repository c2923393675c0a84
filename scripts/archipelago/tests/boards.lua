-- scripts/archipelago/tests/boards.lua - run by `vaka test`: full boards, many people, odd corners.
--
-- SPDX-License-Identifier: MIT
local m = use "matches"

-- Everybody sells cubes of a good on board I until so many lie there.
local function fill(t, good, many)
    while t:counter("home_" .. good) < many do
        if not m.may(t, "transact") then
            t:play("end")
        else
            t:play("transact")
            t:play("sell home_" .. good .. " cube")
            m.done(t)
            t:play("end")
        end
    end
end

local function after_bids(t)
    local turn = t:turn()
    m.until_true(t, function() return t:turn() > turn and m.may(t, "bid") end, true)
    local workers, rebellion = t:counter("workers"), t:counter("rebellion")
    m.until_true(t, function() return not m.may(t, "bid") end)
    return t:counter("workers") - workers, t:counter("rebellion") - rebellion
end

local FEW = { [0] = "h09a", [1] = "h23a", [2] = "h21a" } -- a hut each

return {
    ["1d: who stands on a building stays there"] = function(t)
        local homes = m.actions(t, { rules = { "head_start:goods=3" } })
        local seat = t:asked()
        t:play("build market " .. homes[seat] .. " land")
        m.next_actions(t)
        t:expect(game.control_of(host.zone(homes[seat]), "market"), seat)
    end,
    ["3c: five fish on board I raise workers by one"] = function(t)
        m.actions(t, { tiles = FEW, rules = { "head_start:goods=3:florins=0:workers=1" } })
        fill(t, "fish", 5)
        local workers = after_bids(t)
        t:expect(workers, 1)
    end,
    ["3c: six iron raise rebellion by one"] = function(t)
        m.actions(t, { tiles = FEW, rules = { "head_start:goods=3:florins=0:workers=2" } })
        fill(t, "iron", 6)
        local workers, rebellion = after_bids(t)
        t:expect({ workers, rebellion }, { 0, 1 })
    end,
    ["3d and 3e: a population of 11 to 20 raises workers by one"] = function(t)
        m.actions(t, { seats = 5, rules = { "head_start:goods=1:florins=0" } })
        t:expect(t:counter("population"), 10)
        t:play("reproduce")
        m.first(t, "breed")
        t:expect(t:counter("population"), 11)
        local full = 0
        m.until_true(t, function() return m.may(t, "turn") end)
        for _, good in ipairs { "fruit", "cattle", "fish", "wood", "stone", "iron" } do
            full = full + (t:counter("home_" .. good) > 2 and 1 or 0)
        end
        local workers = after_bids(t)
        if not t:finished() then
            t:expect(workers >= 1 and workers <= 1 + full, true)
        end
    end,
    ["5.3d: into a full section nothing is sold"] = function(t)
        m.actions(t, { tiles = FEW, rules = { "head_start:goods=3:florins=0" } })
        fill(t, "iron", 8)
        m.until_may(t, "transact")
        t:play("transact")
        t:expect(t:refused("sell home_iron cube"), "section_full")
    end,
    ["5.3e: of five fish the first two cost four florins, the third five"] = function(t)
        m.actions(t, { tiles = FEW, rules = { "head_start:goods=3:florins=9" } })
        fill(t, "fish", 5)
        for _, price in ipairs { 4, 4, 5 } do
            m.until_may(t, "transact")
            local seat = t:asked()
            local money = t:counter("money", seat)
            t:play("transact")
            t:play("buy home_fish")
            t:expect(money - t:counter("money", seat), price)
            t:play("end")
        end
    end,
    ["5.3e: one sold brings four, the next three"] = function(t)
        m.actions(t, { tiles = FEW, rules = { "head_start:goods=3:florins=9" } })
        fill(t, "fish", 5)
        for _, price in ipairs { 4, 3 } do
            m.until_may(t, "transact")
            local seat = t:asked()
            local money = t:counter("money", seat)
            t:play("transact")
            t:play("sell home_fish cube")
            t:expect(t:counter("money", seat) - money, price)
            t:play("end")
        end
    end,
    ["5.3g: the bank pays no more than it has"] = function(t)
        m.actions(t, { rules = { "head_start:goods=1:florins=35" } })
        t:expect(t:counter("bank_money"), 0)
        local seat = t:asked()
        local money = t:counter("money", seat)
        t:play("tax")
        t:expect(t:counter("money", seat), money)
    end,
    ["5.4j: with one wood and one fruit, who supplies fruit takes wood"] = function(t)
        for seed = 1, 80 do
            m.actions(t, { seed = seed, rules = { "head_start:goods=1" } })
            if m.top(t, "pile"):sub(1, 3) == "h22" then
                local seat = t:asked()
                t:play("explore")
                t:play("draw top")
                if m.may(t, "lay h22a") then
                    local wood, fruit = t:counter("wood", seat), t:counter("fruit", seat)
                    m.first(t, "lay h22a")
                    if m.may(t, "enter") then
                        m.first(t, "enter")
                    end
                    t:play("supply home_fruit")
                    t:expect({ t:counter("wood", seat), t:counter("fruit", seat) }, { wood + 1, fruit })
                    return
                end
            end
        end
        error("the tile did not come")
    end,
    ["4.2d: with three cattle on the back three cubes of cattle are wanted"] = function(t)
        m.with_backs(t, function(back)
            return back.lower.good == "cattle" and back.lower.number == 3 and not back.lower.red
                and (back.upper.what == "none" or back.upper.red or back.upper.good == "stone")
        end, { rules = { "head_start:goods=3:florins=0" } })
        local stone = m.back(t).upper.good == "stone" and not m.back(t).upper.red
        m.to_crisis(t)
        if stone then
            t:play("give own") -- six stand up
        end
        local given = 0
        while m.may(t, "give own") do
            local seat = t:asked()
            local cattle = t:counter("cattle", seat)
            t:play("give own")
            given = given + cattle - t:counter("cattle", seat)
        end
        t:expect(given, 3)
    end,
    ["5.6d: recruits come where one has an active unit"] = function(t)
        m.actions(t, { rules = { "head_start:goods=1:florins=20" } })
        t:play("recruit")
        t:expect(t:refused("hire 0,0 land"), "nobody_recruits")
    end,
    ["5.6f and 5.8j: on a strait a ship recruits on both shores; a building stands on its builder's"] =
        function(t)
            local homes = m.actions(t, { tiles = { [2] = "h18a" }, rules = { "head_start:goods=3:florins=20" } })
            local home = homes[2]
            t:play("recruit")
            t:expect({ m.may(t, "hire " .. home .. " land"), m.may(t, "hire " .. home .. " far") },
                     { true, true })
            t:play("hire " .. home .. " far")
            m.done(t)
            m.again(t, 2)
            t:play("build market " .. home .. " far")
            m.next_actions(t)
            m.round_of(t, 2)
            t:expect(m.may(t, "harvest wood"), true) -- across
        end,
    ["5.9f: what is left under a town is the town's at once"] = function(t)
        local homes = m.actions(t, { tiles = { [2] = "h10b" }, rules = { "head_start:goods=3:florins=20" } })
        t:play("build market " .. homes[2] .. " land")
        m.again(t, 2)
        t:play("build town " .. homes[2] .. " land")
        m.next_actions(t)
        m.round_of(t, 2)
        t:play("harvest fruit")
        t:play("gather " .. homes[2] .. " market")
        t:expect(game.control_of(host.zone(homes[2]), "market"), 2)
    end,
    ["13e: icons count where one's towns are"] = function(t)
        local homes = m.actions(t, { tiles = { [2] = "h23a" }, rules = { "head_start:goods=3:florins=20" } })
        t:expect(game.town_icons(2, "wood"), 0)
        t:play("build town " .. homes[2] .. " land")
        t:expect(game.town_icons(2, "wood"), 3)
        t:expect(game.town_icons(1, "wood"), 0)
    end,
    ["11e: two colours share the room of a region"] = function(t)
        local homes = m.actions(t, { seats = 2, rules = { "head_start:goods=1:florins=20:workers=5" } })
        local seat = t:asked()
        t:play("recruit")
        m.first(t, "hire")
        t:expect(m.may(t, "hire"), false)
        t:expect(game.citizens_at(seat, host.zone(homes[seat])), 3)
    end,
    ["S10: with five players fewer explorations are for all"] = function(t)
        for seats, third in pairs { [4] = true, [5] = false } do
            m.actions(t, { seats = seats, rules = { "head_start:goods=1" } })
            local seat = t:asked()
            for _ = 1, 2 do
                t:play("explore")
                t:play("draw top")
                while not m.may(t, "end") do
                    m.little(t)
                end
                m.again(t, seat)
            end
            t:expect(m.may(t, "explore"), third)
        end
    end,
    ["Z5: whoever can place none of his tiles draws three others"] = function(t)
        for seed = 1, 400 do
            t:new { seats = 5, seed = seed }
            while m.may(t, "lay") or m.may(t, "redraw") do
                if m.may(t, "redraw") and not m.may(t, "lay") then
                    local seat = t:asked()
                    local hand = t:zone("tiles-" .. seat)
                    t:play("redraw")
                    t:expect(#t:zone("tiles-" .. seat), 3)
                    t:expect(t:zone("tiles-" .. seat)[1] ~= hand[1], true)
                    return
                end
                t:expect(t:refused("redraw"), "can_place")
                m.little(t)
                while not (m.may(t, "lay") or m.may(t, "redraw") or m.may(t, "bid")) do
                    m.little(t)
                end
            end
        end
    end,
}
