-- scripts/archipelago/tests/world.lua - run by `vaka test`: exploring, crossing water, consent, deals.
--
-- SPDX-License-Identifier: MIT
local m = use "matches"

local RICH = { "head_start:florins=20:goods=2" }

-- The moves on offer from a place that end with some words.
local function moves(t, from, words)
    local found = {}
    for _, action in ipairs(t:legal()) do
        if action:find("move " .. from .. " ", 1, true) == 1 and action:find(words .. "$") then
            found[#found + 1] = action
        end
    end
    return found
end

-- A match in which the seat on turn can send a citizen into another's first region: its action.
local function visiting(t, from)
    for seed = from or 1, 40 do
        local homes = m.actions(t, { seed = seed, rules = RICH })
        local seat = t:asked()
        t:play("migrate")
        for other = 0, 2 do
            local visit = other ~= seat and m.find(t, "move " .. homes[seat] .. " " .. homes[other] .. " land")
            if visit then
                return seat, other, homes, visit, seed
            end
        end
    end
    error("nobody can visit anybody")
end

-- … and in which the other one has a town there in the next turn, and the guest is to move.
local function guest(t, from)
    local seat, other, homes, visit, seed = visiting(t, from)
    t:play(visit)
    m.done(t)
    m.round_of(t, other)
    m.first(t, "build town " .. homes[other])
    m.next_actions(t)
    m.round_of(t, seat)
    return seat, other, homes, seed
end

-- In a crisis `keeper` gives once and stands up others than `spared` says; nobody else gives.
local function keep_lying(t, keeper, spared)
    for _ = 1, 120 do
        if t:finished() or m.may(t, "expel") then
            return m.may(t, "expel")
        end
        local raised
        if t:asked() == keeper then
            for _, action in ipairs(t:legal()) do
                if not raised and action:find("^raise ") and action ~= spared then
                    raised = action
                end
            end
        end
        if raised then
            t:play(raised)
        elseif t:asked() == keeper and m.may(t, "give") and not m.may(t, "end") then
            m.first(t, "give")
        else
            m.little(t)
        end
    end
    return false
end

local function explored(t)
    local seat = t:asked()
    t:play("explore")
    t:play("draw top")
    return seat
end

-- A match in which the first tile can be laid.
local function finding(t, test)
    for seed = 1, 40 do
        m.actions(t, { seed = seed, rules = RICH })
        local face = m.top(t, "pile")
        local seat = explored(t)
        if m.may(t, "lay") and (not test or test(face)) then
            return seat, face
        end
    end
    error("nothing fits")
end

return {
    ["5.4a: the tile on top, or unseen the next one"] = function(t)
        m.actions(t, { rules = RICH })
        local pile = t:zone("pile")
        t:play("explore")
        t:play("draw next")
        t:expect(t:zone("tile-discards")[1], pile[#pile])
        t:expect(t:zone("found")[1]:sub(1, 3), pile[#pile - 1]:sub(1, 3))
    end,
    ["5.4b, 5.4c and 5.4d: either face, beside two regions, alike sides"] = function(t)
        local _, face = finding(t)
        local lay = m.find(t, "lay")
        t:expect(lay:match("lay (h%d%d)"), face:sub(1, 3))
        t:expect(t:refused("lay " .. face .. " 5,0 0"), "too_few_neighbours")
        t:expect(t:refused("lay " .. face .. " 0,0 0"), "hex_taken")
        t:expect(t:refused("lay " .. (face:sub(1, 3) == "h01" and "h02a" or "h01a") .. " 2,0 0"),
                 "other_tile")
        local differs = false
        for turn = 0, 5 do
            local other = lay:gsub("%d$", tostring(turn))
            if not m.may(t, other) then
                t:expect(t:refused(other), "sides_differ")
                differs = true
            end
        end
        t:expect(differs, true)
        t:expect(t:refused("fail"), "it_fits") -- 5.4g
    end,
    ["5.4e, 5.4f, 5.4h, 5.4i, 5.4k and 5.4n: a free unit goes there; a token, cubes, workers; it is not engaged"] =
        function(t)
            local seat = finding(t)
            local tokens, left, discs =
                t:counter("tokens", seat), t:counter("explorers"), t:counter("discs", seat)
            local workers = t:counter("workers")
            local place = m.first(t, "lay"):match("lay %w+ (%S+)")
            if m.may(t, "enter") then
                m.first(t, "enter")
            end
            while m.may(t, "supply") or m.may(t, "take") do
                m.little(t)
            end
            t:expect({ t:counter("tokens", seat), t:counter("explorers") }, { tokens + 1, left - 1 })
            t:expect(game.ships_at(seat, host.zone(place)) + game.citizens_at(seat, host.zone(place)), 1)
            t:expect(t:counter("workers") >= workers, true)
            t:expect(discs, 2)
            m.again(t, seat)
            t:play("migrate")
            t:expect(#moves(t, place, "") > 0, true)
        end,
    ["5.4g: a tile that fits nowhere is discarded"] = function(t)
        for seed = 1, 60 do
            m.actions(t, { seed = seed, rules = RICH })
            local seat = explored(t)
            if m.may(t, "fail") then
                t:play("fail")
                t:expect(#t:zone("tile-discards"), 1)
                t:expect(t:counter("tokens", seat), 1)
                return
            end
        end
        error("all fit")
    end,
    ["5.4e: without a free unit nobody explores"] = function(t)
        m.actions(t, { rules = RICH, tiles = { [2] = "h10b" } })
        t:play("harvest wood")
        m.first(t, "gather")
        m.first(t, "gather")
        m.again(t, 2)
        t:play("harvest fish")
        m.first(t, "gather")
        m.again(t, 2)
        t:expect(t:refused("explore"), "no_explorer")
    end,
    ["5.7d and 5.7e: a ship carries citizens over water, and may still sail itself"] = function(t)
        for seed = 1, 40 do
            local homes = m.actions(t, { seed = seed, rules = RICH })
            local seat = t:asked()
            local home = homes[seat]
            t:play("migrate")
            local crossing = moves(t, home, "land land")
            if #crossing > 0 and m.may(t, "move " .. home .. " 0,0 sea") then
                t:play("move " .. home .. " 0,0 sea sea")
                local left = moves(t, home, "land land")
                local carried
                for _, action in ipairs(crossing) do
                    local still = false
                    for _, other in ipairs(left) do
                        still = still or other == action
                    end
                    carried = carried or not still and action
                end
                if carried then
                    -- the same with the ship at home: first the convoy, then the ship
                    m.actions(t, { seed = seed, rules = RICH })
                    t:play("migrate")
                    t:play(carried)
                    t:expect(m.may(t, "move " .. home .. " 0,0 sea"), true)
                    return
                end
            end
        end
        error("no convoy was needed")
    end,
    ["5.7f: two ships in a chain carry a citizen over the sea to a far region"] = function(t)
        for seed = 1, 40 do
            local homes = m.actions(t, { seed = seed, rules = RICH })
            local seat = t:asked()
            local home, far = homes[seat], nil
            for other = 0, 2 do
                if host.distance(host.zone(home), host.zone(homes[other])) == 2 then
                    far = homes[other]
                end
            end
            if far and m.may(t, "build ship " .. home .. " land") then
                t:play("build ship " .. home .. " land")
                m.again(t, seat)
                t:play("migrate")
                local trip = "move " .. home .. " " .. far .. " land land"
                t:expect(m.may(t, trip), false) -- both ships are at home
                t:play("move " .. home .. " 0,0 sea sea")
                t:expect(m.may(t, trip), true)
                t:play(trip)
                t:expect(game.citizens_at(seat, host.zone(far)), 1)
                return
            end
        end
        error("no region is far")
    end,
    ["5.11b and 5.7d: a citizen crosses his strait by ship only"] = function(t)
        m.actions(t, { rules = RICH, tiles = { [2] = "h18a" } })
        local home
        for _, action in ipairs(t:legal()) do
            home = home or action:match("build market (%S+) land")
        end
        t:play("migrate")
        t:expect(m.may(t, "move " .. home .. " " .. home .. " land far"), true)
        local away = m.find(t, "move " .. home .. " 0,0 sea")
        if away then
            t:play(away)
            t:expect(m.may(t, "move " .. home .. " " .. home .. " land far"), false)
        end
    end,
    ["5.7g and 5.7j: nobody goes where three of his are"] = function(t)
        local seat, _, _, visit = visiting(t)
        local to = visit:match("move %S+ (%S+)")
        t:play(visit)
        if m.may(t, visit) then
            t:play(visit)
        end
        m.done(t)
        t:expect(game.citizens_at(seat, host.zone(to)) <= 3, true)
    end,
    ["5.2f: under another's town one asks, and takes a no"] = function(t)
        local seat, other, homes = guest(t)
        local asked = false
        for _, good in ipairs { "fruit", "cattle", "wood", "stone", "iron" } do
            if not asked and m.may(t, "harvest " .. good) then
                t:play("harvest " .. good)
                if m.may(t, "request " .. homes[other]) then
                    asked = true
                    t:expect(t:refused("gather " .. homes[other] .. " land"), "no_consent")
                    t:play("request " .. homes[other])
                    t:expect(t:asked(), other)
                    t:play("deny")
                    t:expect(t:counter(good, seat) >= 0, true)
                    t:expect(m.may(t, "gather " .. homes[other]), false)
                else
                    m.done(t)
                    m.again(t, seat)
                end
            end
        end
        t:expect(asked, true)
    end,
    ["5.2f: and with consent gathers there"] = function(t)
        local seat, other, homes = guest(t)
        for _, good in ipairs { "fruit", "cattle", "wood", "stone", "iron" } do
            if m.may(t, "harvest " .. good) then
                t:play("harvest " .. good)
                if m.may(t, "request " .. homes[other]) then
                    local had = t:counter(good, seat)
                    t:play("request " .. homes[other])
                    t:play("allow")
                    m.first(t, "gather " .. homes[other])
                    t:expect(t:counter(good, seat), had + 1)
                    return
                end
                m.done(t)
                m.again(t, seat)
            end
        end
        error("nobody had to ask")
    end,
    ["5.9d: a town keeps others off its empty buildings"] = function(t)
        local seat, other, homes = guest(t)
        t:expect(game.controller(host.zone(homes[other])), other)
        t:play("end")
        m.round_of(t, other)
        if m.may(t, "build market " .. homes[other]) then
            m.first(t, "build market " .. homes[other])
            m.next_actions(t)
            m.round_of(t, other)
            if m.may(t, "harvest fruit") then
                t:play("harvest fruit")
            end
            m.round_of(t, seat)
            t:play("migrate")
            t:expect(m.may(t, "move " .. homes[other] .. " " .. homes[other] .. " land market"), false)
        end
    end,
    ["5.9e: who builds under another's town keeps it while he stands there"] = function(t)
        local seat, other, homes = guest(t)
        if m.may(t, "build market " .. homes[other]) then
            m.first(t, "build market " .. homes[other])
            t:expect(game.control_of(host.zone(homes[other]), "market"), seat)
            t:expect(game.controller(host.zone(homes[other])), other)
        end
    end,
    ["5.9g: after a crisis a town puts a rebel off its market, and he still lies there"] = function(t)
        local from = 1
        while from <= 40 do
            local seat, other, homes, seed = guest(t, from)
            local home = homes[other]
            if not t:finished() and m.may(t, "build market " .. home) then
                m.first(t, "build market " .. home)
                local spared = "raise " .. home .. " " .. seat .. " market"
                if keep_lying(t, other, spared) then
                    t:expect(t:asked(), other)
                    t:play("expel " .. home .. " market")
                    t:expect(game.control_of(host.zone(home), "market"), other)
                    return
                end
            end
            from = seed + 1
        end
        error("it never came to that")
    end,
    ["8a, 8b, 8c and 8e: a deal is carried out at once, and binds"] = function(t)
        m.actions(t, { rules = RICH })
        local seat = t:asked()
        t:expect(t:refused("trade " .. seat), "oneself")
        local money, fruit, mine = t:counter("money", 1), t:counter("fruit", 1), t:counter("money", seat)
        t:play("trade 1")
        t:play("deal-give money 3")
        t:play("deal-ask fruit 1")
        t:play("deal-offer")
        t:expect(t:asked(), 1)
        t:play("deal-accept")
        t:expect({ t:counter("money", 1), t:counter("fruit", 1) }, { money + 3, fruit - 1 })
        t:expect(t:counter("money", seat), mine - 3)
    end,
    ["8a: a refused deal changes nothing, and three offers are all"] = function(t)
        m.actions(t, { rules = RICH })
        for _ = 1, 3 do
            t:play("trade 1")
            t:play("deal-give money 3")
            t:play("deal-offer")
            t:play("deal-refuse")
        end
        t:expect(t:counter("money", 1), 30)
        t:expect(t:refused("trade 1"), "no_offer")
    end,
    ["8b: units, discs and objectives are not dealt in"] = function(t)
        m.actions(t, { rules = RICH })
        t:play("trade 1")
        for _, action in ipairs(t:legal()) do
            t:expect(action:find("discs") or action:find("citizen") or action:find("objective-", 1, true), nil, action)
        end
    end,
    ["5e, 5f and 13c: an empty stack brings everybody a disc"] = function(t)
        for seed = 1, 30 do
            t:new { seats = 5, seed = seed }
            while not t:finished() and t:counter("explorers") > 16 and t:random(20) == 20 do end
            if not t:finished() and t:counter("explorers") <= 16 then
                m.until_true(t, function() return m.may(t, "turn") end, true)
                if not t:finished() then
                    for seat = 0, 4 do
                        t:expect(t:counter("discs", seat), t:counter("explorers") <= 8 and 5 or 4)
                    end
                    return
                end
            end
        end
        error("no stack ran out")
    end,
}
