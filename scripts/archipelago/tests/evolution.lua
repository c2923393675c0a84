-- scripts/archipelago/tests/evolution.lua - run by `vaka test`: the row of cards, and the use of cards.
--
-- SPDX-License-Identifier: MIT
local m = use "matches"

local RICH = { "head_start:florins=30:goods=2" }
local ROW = { "cathedral", "king", "sawmill", "thief", "roads" }

local function evolution(t, chosen)
    chosen = chosen or {}
    chosen.cards, chosen.rules = chosen.cards or ROW, chosen.rules or RICH
    local homes = m.actions(t, chosen)
    m.to_evolution(t)
    return homes
end

-- Everybody turns the same two cards.
local function all_turn(t, a, b)
    for _ = 1, 3 do
        t:play("turn " .. a)
        t:play("turn " .. b)
    end
end

return {
    ["1a: a used card is ready again in the next turn"] = function(t)
        local seat = m.owning(t, "census", { seats = 5 })
        t:expect(t:refused("use king"), "no_card")
        if m.may(t, "use census") then
            t:play("use census")
            t:expect(t:refused("use census"), "card_used")
            m.again(t, seat)
            t:expect(t:refused("use census"), "card_engaged")
            m.next_actions(t)
            if not t:finished() then
                m.round_of(t, seat)
                t:expect(m.may(t, "use census"), true)
            end
        end
    end,
    ["6a: discs come back, florins on the wheel go to the bank"] = function(t)
        m.actions(t, { rules = RICH, cards = ROW })
        t:play("tax")
        t:expect(t:counter("discs", 2), 2)
        m.to_evolution(t)
        t:expect(t:counter("discs", 2), 3)
    end,
    ["6b and 6c: one buys at the price under the pointer and turns another card"] = function(t)
        evolution(t)
        local money = t:counter("money", 2)
        t:play("purchase king")
        t:expect(t:counter("money", 2), money - 7)
        t:expect(t:zone("cards-2"), { "king" })
        t:expect(t:refused("purchase thief"), "bought_already")
        t:play("turn thief")
        t:expect(t:asked(), 1)
    end,
    ["6b: or one turns two different cards"] = function(t)
        evolution(t)
        t:play("turn thief")
        t:expect(t:refused("turn thief"), "turned_twice")
        t:expect(t:refused("purchase king"), "turned_first")
        t:play("turn king")
        t:expect(t:asked(), 1)
    end,
    ["6c: whoever cannot pay does not buy"] = function(t)
        evolution(t, { rules = { "head_start:florins=0:goods=0" } })
        t:expect(t:counter("money", 2), 10)
        t:play("purchase king")
        t:play("turn thief")
        t:play("turn cathedral") -- it costs nine now
        t:play("turn thief")
        t:play("purchase cathedral")
        t:expect(t:counter("money", 0), 1)
    end,
    ["6d: a card's price changes as it is turned"] = function(t)
        evolution(t)
        local prices = {}
        for _, seat in ipairs { 2, 1 } do
            t:expect(t:asked(), seat)
            t:play("turn cathedral")
            t:play("turn king")
        end
        local money = t:counter("money", 0)
        t:play("purchase cathedral") -- turned twice
        prices[1] = money - t:counter("money", 0)
        t:expect(prices, { 4 })
    end,
    ["6e, 6f and 6g: turned three times a card is gone, and the next one comes"] = function(t)
        evolution(t)
        local deck = #t:zone("deck")
        all_turn(t, "thief", "roads")
        local gone = t:zone("card-discards")
        t:expect(#gone, 2)
        t:expect((gone[1] == "thief" or gone[2] == "thief") and (gone[1] == "roads" or gone[2] == "roads"),
                 true)
        t:expect(#t:zone("deck"), deck - 2)
        for slot = 1, 5 do
            t:expect(#t:zone("slot-" .. slot), 1)
        end
    end,
    ["6i: one player may uncover two backs"] = function(t)
        evolution(t)
        local backs = #t:zone("backs")
        all_turn(t, "thief", "roads")
        t:expect(#t:zone("backs"), backs - 2)
    end,
    ["7a and 7i: a card bought now is used from the next turn on, in a round"] = function(t)
        evolution(t, { cards = { "moneylender" } })
        local seat = t:asked()
        t:play("purchase moneylender")
        t:expect(t:refused("use moneylender") ~= nil, true)
        m.next_actions(t)
        m.round_of(t, seat)
        local money, rebellion = t:counter("money", seat), t:counter("rebellion")
        t:play("use moneylender")
        t:expect({ t:counter("money", seat), t:counter("rebellion") }, { money + 3, rebellion + 1 })
    end,
    ["7b, 7c and 7f: an owner's card is his, costs a disc, and is used once a turn"] = function(t)
        local seat, homes = m.owning(t, "amphitheatre")
        t:play("use amphitheatre")
        t:expect(t:counter("discs", seat), 2)
        t:play("end")
        t:expect(t:refused("use amphitheatre"), "not_yours")
        m.round_of(t, seat)
        t:expect(t:refused("use amphitheatre"), "card_engaged")
        t:expect(homes ~= nil, true)
    end,
    ["7d, 7e and 7g: for two florins another player's sawmill doubles three wood to six"] = function(t)
        -- seat 2 owns the sawmill; seat 1 has three citizens on three wood icons
        local homes = m.actions(t, { cards = { "sawmill" }, rules = RICH, tiles = { [1] = "h23a" } })
        m.round_of(t, 1)
        t:play("reproduce")
        t:play("breed " .. homes[1] .. " land")
        m.to_evolution(t)
        t:expect(t:asked(), 2)
        t:play("purchase sawmill")
        m.next_actions(t)
        m.round_of(t, 2)
        t:play("tax") -- so that the round comes again
        m.round_of(t, 1)
        local wood, mine, his = t:counter("wood", 1), t:counter("money", 1), t:counter("money", 2)
        t:play("use sawmill")
        t:expect({ t:counter("money", 1), t:counter("money", 2) }, { mine - 2, his + 2 })
        t:play("harvest wood")
        while m.may(t, "gather") do
            m.first(t, "gather")
        end
        t:expect(t:counter("wood", 1), wood + 6)
        m.round_of(t, 2)
        t:expect(t:refused("use sawmill"), "card_engaged")
    end,
    ["7e: its owner pays the florin to the bank"] = function(t)
        local seat = m.owning(t, "sawmill")
        local money, bank = t:counter("money", seat), t:counter("bank_money")
        t:play("use sawmill")
        t:expect({ t:counter("money", seat), t:counter("bank_money") }, { money - 1, bank + 1 })
    end,
    ["7h: the doubling ends with the round"] = function(t)
        local seat = m.owning(t, "sawmill", { tiles = { [2] = "h23a" } })
        t:expect(seat, 2)
        t:play("use sawmill")
        m.again(t, seat)
        local wood = t:counter("wood", seat)
        t:play("harvest wood")
        m.first(t, "gather")
        t:expect(t:counter("wood", seat), wood + 1)
    end,
    ["7.1a, 7.1b, 7.1e and 7.2h: a wonder costs discs, cubes and a citizen, and gives its medal"] = function(t)
        local seat, homes = m.owning(t, "colossus", { rules = { "head_start:florins=30:goods=3:workers=4" } })
        t:expect(t:refused("use colossus"), "is_wonder")
        local people, workers = t:counter("population"), t:counter("workers")
        local iron, discs = t:counter("iron", seat), t:counter("discs", seat)
        t:play("wonder colossus " .. homes[seat] .. " land")
        t:expect({ t:counter("population"), t:counter("workers") }, { people - 1, workers - 2 })
        t:expect({ t:counter("iron", seat), t:counter("discs", seat) }, { iron - 3, discs - 1 })
        t:expect(game.citizens_at(seat, host.zone(homes[seat])), 1) -- 7.1e
        m.again(t, seat)
        t:expect(t:refused("wonder colossus " .. homes[seat] .. " land"), "no_wonder")
    end,
    ["8b and 8f: cards are dealt in, built wonders are not"] = function(t)
        local seat, homes = m.owning(t, "colossus", { rules = { "head_start:florins=30:goods=3" } })
        local other = (seat + 1) % 3
        t:play("trade " .. other)
        t:expect(m.may(t, "deal-give colossus"), true)
        t:play("deal-give money 1")
        t:play("deal-offer")
        t:play("deal-refuse")
        t:play("wonder colossus " .. homes[seat] .. " land")
        t:play("trade " .. other)
        t:expect(m.may(t, "deal-give colossus"), false)
    end,
    ["7.1d: an unbuilt wonder is a progress card"] = function(t)
        local seat = m.owning(t, "pyramid")
        t:expect(game.card_owner(host.kind("pyramid")), seat)
        t:expect(game.card_type(host.kind("pyramid")), 1)
    end,
}
