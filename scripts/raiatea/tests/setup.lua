-- scripts/raiatea/tests/setup.lua - run by `vaka test`: setting up, rounds, places.
--
-- SPDX-License-Identifier: MIT
--
-- The names begin with the clauses (clauses.csv) that a test shows.
local matches = use "matches"
local begin, may, answer, rest, lead, visit, play, refused, pearls, mana, has =
    matches.begin, matches.may, matches.answer, matches.rest, matches.lead, matches.visit,
    matches.play, matches.refused, matches.pearls, matches.mana, matches.has

return {
    ["S1, S8, S10: five mana, four pearls, no priests, Raatira, the first field"] = function(t)
        begin(t, 3)
        for seat = 0, 2 do
            t:expect({ pearls(seat), mana(seat) }, { 4, 5 })
            t:expect({ t:counter("priests", seat), t:counter("tattoos", seat) }, { 0, 0 })
        end
        t:expect(t:counter("round"), 1)
        t:expect(t:turn(), 1)
    end,
    ["S2, S13: chance finds the start player; the ceremonial order begins there"] = function(t)
        t:new { seats = 4, seed = 1, queue = { "die 3" } }
        t:expect(t:asked(), 2)
        t:expect(game.order(), { 2, 3, 0, 1 })
    end,
    ["S3, S4, S5: six places, four markets, prices on the second field"] = function(t)
        begin(t, 3)
        for _, row in ipairs(data.location) do
            t:expect(t:zone("at_" .. row.id), { row.id })
        end
        for _, row in ipairs(data.helper) do
            t:expect(has("hire_" .. row.id, row.id), 6)
        end
        t:expect(has("goods_market"), 4)
        for _, row in ipairs(data.goods) do
            t:expect(has("goods_market", row.id), 1)
            t:expect(t:counter("price_" .. row.id), 2)
        end
    end,
    ["S6: a start mask each without treasure, the rest is the market"] = function(t)
        begin(t, 5, { masks = { "mask_pearls", "mask_mana", "mask_shaman", "mask_diver",
                                "mask_goods" } })
        t:expect(has("masks_2", "mask_shaman"), 1)
        t:expect(has("mask_market"), 3)
        t:expect(pearls(0), 4)
    end,
    ["S7: seventy-two forest cards, and a display of players and one"] = function(t)
        for seats = 3, 5 do
            begin(t, seats)
            t:expect(has("display"), seats + 1)
            t:expect(has("pile"), 72 - seats - 1)
        end
    end,
    ["S9, M1: missions lie by value on three statues, the first is open"] = function(t)
        begin(t, 3)
        for _, row in ipairs(data.row) do
            t:expect(has(row.id), row.fields)
            for _, piece in ipairs(host.pieces(host.zone(row.id))) do
                t:expect(data.mission[host.kind_id(host.kind_of(piece))].points, row.statue)
                t:expect(host.is_face_up(piece), row.statue == 1)
            end
        end
        t:expect(has("tiles_1") + has("tiles_2") + has("tiles_3"), 68 - 36)
    end,
    ["S11: two rituals each; of four the first keeps one, of five the last has four"] = function(t)
        local held = { [3] = { 2, 2, 2 }, [4] = { 1, 2, 2, 2 }, [5] = { 2, 2, 2, 2, 4 } }
        for seats = 3, 5 do
            begin(t, seats)
            for seat = 0, seats - 1 do
                t:expect(has("rituals_" .. seat), held[seats][seat + 1])
                t:expect(has("drawn_" .. seat), 0)
            end
        end
    end,
    ["S11: only what was drawn is kept"] = function(t)
        t:new { seats = 3, seed = 1, queue = { "die 1", "draw normal hina" } }
        t:expect(may(t, "keep hina"), true)
        t:expect(refused(t, "keep pere"), "not_drawn A12")
    end,
    ["S12: nobody pays what he does not have"] = function(t)
        begin(t, 3)
        lead(t, "path")
        t:expect(refused(t, "train 2"), "few_pearls S12")
        t:expect(refused(t, "train 3"), "two_priests A18")
        t:play("train 1")
        t:expect(pearls(0), 2)
    end,
    ["S12: a full purse takes no more"] = function(t)
        begin(t, 3, { rules = { "head_start:pearls=50:mana=50" } })
        t:expect(pearls(0), 54)
        begin(t, 3, { rules = { "head_start:pearls=50:mana=50:priests=11" } })
        for _ = 1, 2 do
            while not may(t, "choose at_path") do
                answer(t)
            end
            lead(t, "path")
            rest(t, "choose")
        end
        while not t:finished() do
            answer(t)
        end
        t:expect(mana(0) <= 99, true)
        t:expect(mana(0) > 90, true)
    end,
    ["S14: what is behind a screen only its owner is shown"] = function(t)
        begin(t, 3, { hands = { { "hina", "fai" } } })
        t:expect(#t:zone("rituals_0", 0), 2)
        t:expect(t:zone("rituals_0", 0), { "hina", "fai" })
        t:expect(#t:zone("rituals_0", 1), 0)
    end,
    ["R1: action, ceremony, two actions, ceremony, three actions, ceremony"] = function(t)
        local sorts = {}
        for at, row in ipairs(data.track) do
            sorts[at] = row.sort
        end
        t:expect(sorts, { "action", "ceremony", "action", "action", "ceremony", "action", "action",
                          "action", "ceremony" })
        begin(t, 3)
        local seen = {}
        while not t:finished() do
            seen[t:turn()] = true
            answer(t)
        end
        t:expect(#seen, 9)
    end,
    ["R2: four skip the sixth action round, five the fifth and sixth"] = function(t)
        local skipped = { [4] = { 8 }, [5] = { 7, 8 } }
        for seats, list in pairs(skipped) do
            begin(t, seats)
            local seen = {}
            while not t:finished() do
                seen[t:turn()] = true
                answer(t)
            end
            for round = 1, 9 do
                local left_out = round == list[1] or round == list[2]
                t:expect(seen[round] == nil, left_out)
            end
        end
    end,

    -- places
    ["A1: each chooses one of the tiles that are left"] = function(t)
        begin(t, 3)
        t:expect(may(t, "skip"), false)
        lead(t, "path")
        t:expect(t:zone("tile_0"), { "path" })
        rest(t, "choose")
        t:expect(t:asked(), 1)
        t:expect(refused(t, "choose at_path"), "taken A1")
        t:expect(refused(t, "choose display"), "no_place A1")
    end,
    ["A2: all may act, the Kahuna first and then clockwise, and nobody must"] = function(t)
        begin(t, 4)
        visit(t, "reef")
        t:play("choose at_path")
        local asked = {}
        while t:prompt() == "train" do
            asked[#asked + 1] = t:asked()
            t:play("skip")
        end
        t:expect(asked, { 1, 2, 3, 0 })
    end,
    ["A3: the start player changes, tiles come back, the display is new"] = function(t)
        begin(t, 3)
        for _, place in ipairs { "path", "reef", "neighbours" } do
            visit(t, place)
        end
        t:expect(t:turn(), 2)
        for _, row in ipairs(data.location) do
            t:expect(has("at_" .. row.id), 1)
        end
        t:expect(has("goods_market"), 8)
        t:expect(t:counter("price_uru"), 1)
        t:expect(has("display"), 4)
        while t:prompt() ~= "choose" do
            answer(t)
        end
        t:expect(t:asked(), 1)
    end,
    ["A4, A6: two laps, the second counter-clockwise; leftovers to the market"] = function(t)
        begin(t, 3, { display = { "uru", "taro", "gatherer", "mask_pearls" } })
        t:queue("die 4")
        for _, kind in ipairs { "mahi", "mahi", "trader", "mirror" } do
            t:queue("draw pile " .. kind)
        end
        lead(t, "forest")
        t:expect(refused(t, "take mahi"), "not_displayed A4")
        local asked = {}
        for _, kind in ipairs { "uru", "taro", "mask_pearls" } do
            asked[#asked + 1] = t:asked()
            t:play("take " .. kind)
        end
        t:expect(asked, { 0, 1, 2 })
        t:expect(has("hire_gatherer"), 7)
        asked = {}
        for _, kind in ipairs { "mahi", "mahi", "trader" } do
            asked[#asked + 1] = t:asked()
            t:play("take " .. kind)
        end
        t:expect(asked, { 0, 2, 1 })
        t:expect(t:zone("display"), { "mirror" })
        t:expect(t:counter("mahi", 0), 1)
    end,
    ["A5: goods behind the screen, helpers and masks before it, with treasures"] = function(t)
        begin(t, 3, { display = { "uru", "gatherer", "mask_pearls", "mask_trader" },
                      masks = { "mask_mana", "mask_goods", "mask_shaman" } })
        t:queue("die 4")
        for _, kind in ipairs { "set_yellow", "mirror", "uru", "uru" } do
            t:queue("draw pile " .. kind)
        end
        lead(t, "forest")
        t:play("take mask_pearls")
        t:expect({ has("masks_0", "mask_pearls"), pearls(0) }, { 1, 7 })
        t:play("take gatherer")
        t:expect(has("helpers_1", "gatherer"), 1)
        t:play("take mask_trader")
        t:expect(t:counter("tattoos", 2), 1)
        t:play("take set_yellow")
        t:expect(mana(0), 9)
        t:play("take uru")
        t:expect(t:counter("uru", 2), 1)
        t:play("take mirror")
        t:expect(has("masks_1", "mirror"), 1)
    end,
    ["A7: an empty pile is made of the goods market, without moving prices"] = function(t)
        begin(t, 5)
        -- Nobody takes anything, so all goods come to lie in the market.
        while has("pile") >= 6 and not t:finished() do
            if may(t, "choose at_forest") then
                lead(t, "forest")
            else
                answer(t)
            end
        end
        local goods = has("goods_market")
        t:expect(goods > 20, true)
        while has("goods_market") >= goods and not t:finished() do
            goods = has("goods_market")
            if may(t, "choose at_forest") then
                lead(t, "forest")
            else
                answer(t)
            end
        end
        for _, row in ipairs(data.goods) do
            t:expect(has("goods_market", row.id) >= 1, true)
            t:expect(t:counter("price_" .. row.id), 1)
        end
    end,
    ["A9: goods that come in lower their price, goods that leave raise it"] = function(t)
        begin(t, 3, { rules = { "head_start:goods=2:helpers=1" } })
        t:queue("die 1")
        lead(t, "forest")
        t:expect(t:prompt(), "collect")
        t:play("collect uru")
        t:expect(t:counter("price_uru"), 3)
        t:expect(refused(t, "collect uru"), "goods_gone S5")
        t:play("skip")
        t:play("collect taro")
        t:expect(t:counter("price_taro"), 3)
        rest(t, "choose")
        t:queue("die 4")
        lead(t, "marae")
        t:play("sacrifice tiare")
        t:expect(t:counter("price_tiare"), 1)
        t:play("sacrifice tiare")
        t:expect(t:counter("price_tiare"), 1)
    end,
    ["A10, H1: Marie has three gatherers, Arnaud one, and the die shows two"] = function(t)
        begin(t, 3, { rules = { "head_start:player=2:helpers=3" },
                      display = { "gatherer", "uru", "uru", "uru" } })
        t:queue("die 4")
        lead(t, "forest")
        t:play("take gatherer")
        rest(t, "choose")
        t:expect(has("helpers_0", "gatherer"), 1)
        visit(t, "path")
        visit(t, "reef")
        while t:prompt() ~= "choose" do
            answer(t)
        end
        t:queue("die 2")
        lead(t, "forest")
        t:expect({ t:asked(), t:prompt() }, { 1, "collect" })
        t:play("collect tiare")
        t:expect(t:prompt(), "pick")
        t:expect(t:counter("tiare", 1), 1)
        t:expect(t:counter("price_tiare") > 1, true)
        t:play("gather")
        t:play("skip")
        rest(t, "choose")
        t:expect(has("used_1", "gatherer"), 1)
    end,
    ["A11, A12, A15: at the Marae all sacrifice and draw, the Kahuna twice"] = function(t)
        begin(t, 3, { rules = { "head_start:goods=1" } })
        t:queue("die 4")
        lead(t, "marae")
        t:play("sacrifice uru")
        t:play("sacrifice taro")
        t:expect(t:counter("tattoos", 0), 2)
        t:expect(refused(t, "sacrifice mahi"), "no_more_sacrifices A11")
        t:queue("draw normal raa")
        t:play("draw normal")
        t:expect(has("drawn_0"), 3)
        t:play("keep raa")
        t:expect({ has("drawn_0"), has("rituals_0", "raa") }, { 0, 1 })
        for _, piece in ipairs(host.pieces(host.zone "normal_used")) do
            t:expect(host.is_face_up(piece), false)
        end
        t:expect(refused(t, "draw forbidden"), "rank_needed A13")
        t:play("draw normal")
        t:play(t:legal(0)[1])
        t:expect(t:asked(), 1)
        t:play("sacrifice uru")
        t:expect(refused(t, "sacrifice mahi"), "no_more_sacrifices A11")
        t:play("draw normal")
        t:play(t:legal(1)[1])
        t:expect(t:asked(), 2)
        t:play("draw normal")
        t:play(t:legal(2)[1])
        t:expect(refused(t, "draw normal"), "no_more_draws A12")
        t:play("skip")
        t:expect(t:prompt(), "choose")
    end,
    ["A11: no goods, no tattoo"] = function(t)
        begin(t, 3)
        t:queue("die 4")
        lead(t, "marae")
        t:expect(refused(t, "sacrifice uru"), "no_sacrifice A11")
    end,
    ["A13: Amo gives two goods, is Ariki, and draws normal and forbidden rituals"] = function(t)
        begin(t, 3, { rules = { "head_start:player=1:tattoos=1:goods=1" } })
        t:queue("die 4")
        lead(t, "marae")
        play(t, { "sacrifice mahi", "sacrifice taro" })
        t:expect({ has("goods_market", "mahi"), has("goods_market", "taro") }, { 2, 2 })
        t:expect(t:counter("tattoos", 0), data.rank.ariki.at)
        t:play("draw normal")
        t:expect(has("drawn_0"), 3)
        t:play(t:legal(0)[1])
        t:queue("draw forbidden pere")
        t:play("draw forbidden")
        t:expect(has("drawn_0"), 3)
        t:play("keep pere")
        t:expect(has("rituals_0"), 4)
    end,
    ["A13: from Arioi on five are drawn"] = function(t)
        begin(t, 3, { rules = { "head_start:tattoos=6" } })
        t:queue("die 4")
        lead(t, "marae")
        t:play("draw forbidden")
        t:expect(has("drawn_0"), 5)
    end,
    ["A14: whoever becomes Tahua performs a ritual free"] = function(t)
        begin(t, 3, { hands = { { "hina", "oropaa" } },
                      rules = { "head_start:tattoos=9:goods=1" } })
        t:queue("die 4")
        lead(t, "marae")
        t:play("sacrifice uru")
        t:expect(t:prompt(), "tahua")
        t:expect(refused(t, "perform pere"), "no_tahua_ritual A14")
        t:play("perform oropaa")
        t:expect({ pearls(0), mana(0) }, { 13, 10 })
        t:expect(has("rituals_0"), 1)
        t:play("sacrifice taro")
        t:expect(t:prompt(), "marae")
    end,
    ["A16, A17: all gain what the die shows, the Kahuna three more"] = function(t)
        begin(t, 3)
        t:queue("die 1")
        t:queue("die 2")
        lead(t, "reef")
        t:expect({ pearls(0), pearls(1), pearls(2) }, { 9, 6, 6 })
    end,
    ["A10, A16: pearl divers bring four pearls by a die of their own"] = function(t)
        begin(t, 3, { rules = { "head_start:player=2:pearls=0:helpers=2" } })
        t:queue("die 2")
        t:queue("die 4")
        lead(t, "reef")
        t:expect({ pearls(0), pearls(1), pearls(2) }, { 11, 12, 8 })
    end,
    ["A10: shamans bring a tattoo, traders a helper"] = function(t)
        begin(t, 3, { rules = { "head_start:player=3:helpers=1" } })
        t:queue("die 1")
        lead(t, "marae")
        t:expect({ t:counter("tattoos", 0), t:counter("tattoos", 2) }, { 0, 1 })
        rest(t, "choose")
        t:queue("die 1")
        lead(t, "market")
        t:expect({ t:asked(), t:prompt() }, { 2, "recruit" })
        t:expect(refused(t, "recruit uru"), "helper_gone S4")
        t:play("recruit diver")
        t:expect({ has("helpers_2", "diver"), pearls(2) }, { 2, 8 })
    end,
    ["A18, A19: Max pays five pearls and gains five mana; the others three"] = function(t)
        begin(t, 4, { rules = { "head_start:pearls=1:mana=0:priests=3" } })
        visit(t, "reef")
        lead(t, "path")
        t:expect(t:asked(), 1)
        t:play("skip")
        t:expect({ t:counter("priests", 1), mana(1) }, { 4, 9 })
        local before = pearls(2)
        t:play("train 2")
        t:expect({ t:counter("priests", 2), mana(2), pearls(2) }, { 5, 10, before - 5 })
        t:play("skip")
        t:expect({ t:counter("priests", 3), mana(3) }, { 3, 8 })
    end,
    ["A20: the Kahuna trains one more, free"] = function(t)
        begin(t, 3)
        lead(t, "path")
        t:play("train 1")
        t:expect({ t:counter("priests", 0), mana(0), pearls(0) }, { 2, 7, 2 })
        t:play("train 1")
        t:expect({ t:counter("priests", 1), mana(1), pearls(1) }, { 1, 6, 2 })
    end,
    ["A21, A22: masks are added, then those who added take one, no treasure"] = function(t)
        begin(t, 3)
        lead(t, "neighbours")
        t:expect(refused(t, "swap mask_mana"), "no_mask A21")
        t:play("swap mask_pearls")
        t:play("skip")
        t:play("swap mask_goods")
        t:expect({ t:asked(), t:prompt() }, { 0, "fetch" })
        t:expect(refused(t, "fetch mask_mana"), "mask_gone A22")
        t:play("fetch mask_goods")
        t:expect({ t:asked(), t:prompt() }, { 2, "fetch" })
        t:play("fetch mask_pearls")
        t:expect({ pearls(2), has("masks_2", "mask_pearls") }, { 4, 1 })
        t:expect(t:prompt(), "mission")
    end,
    ["A23, M2, M3: the Kahuna at the neighbours may fulfil a mission"] = function(t)
        begin(t, 3)
        lead(t, "neighbours")
        for _ = 1, 3 do
            t:play("skip")
        end
        t:play("fulfil s1r1 p1")
        t:expect({ pearls(0), has("missions_0", "p1"), has("s1r1") }, { 0, 1, 3 })
        t:expect(t:prompt(), "choose")
    end,
    ["A24: goods are sold for a bonus at or below the marker, which then falls"] = function(t)
        begin(t, 3, { rules = { "head_start:goods=1" } })
        t:queue("die 4")
        lead(t, "market")
        t:expect(refused(t, "sell uru 3"), "above_price A24")
        t:play("sell uru 2")
        t:expect({ pearls(0), t:counter("price_uru"), has("goods_market", "uru") }, { 11, 1, 2 })
        t:expect(refused(t, "sell uru 1"), "no_ware A24")
        t:play("sell taro 1")
        t:expect({ mana(0), t:counter("price_taro") }, { 12, 1 })
        t:expect(refused(t, "sell tiare 1"), "no_more_sales A24")
        t:play("skip")
        t:play("sell tiare 2")
        t:expect(t:prompt(), "draw")
        t:play("draw normal")
        t:play(t:legal(1)[1])
        t:expect(has("rituals_1"), 3)
        t:expect(refused(t, "sell uru 1"), "no_more_sales A24")
    end,
    ["A25, A26: a helper costs two pearls, and the Kahuna may hire two"] = function(t)
        begin(t, 3)
        t:queue("die 4")
        lead(t, "market")
        t:play("hire diver")
        t:play("hire shaman")
        t:expect({ pearls(0), has("helpers_0") }, { 0, 2 })
        t:expect(refused(t, "hire shaman"), "no_more_hires A25")
        t:play("skip")
        t:expect(refused(t, "hire uru"), "not_in_market A25")
        t:play("hire diver")
        t:expect(pearls(1), 2)
        t:expect(refused(t, "hire diver"), "no_more_hires A25")
        t:play("skip")
        t:play("skip")
    end,
    ["A24: every field of every stall gives what it says"] = function(t)
        local function sold(goods, field, rules)
            begin(t, 3, { rules = { rules or "head_start:goods=1:helpers=1:tattoos=0" } })
            t:queue("die 4")
            lead(t, "market")
            t:play("raise " .. goods)
            t:play("sell " .. goods .. " " .. field)
        end
        sold("uru", 1)
        t:expect(pearls(0), 10)
        sold("uru", 3)
        t:expect(t:prompt(), "recruit")
        sold("uru", 4)
        t:expect(pearls(0), 13)
        sold("uru", 5)
        t:expect(t:prompt(), "restore")
        t:expect(refused(t, "restore diver"), "not_used H2")
        t:play("restore trader")
        t:expect({ has("helpers_0", "trader"), has("used_0") }, { 1, 0 })
        t:expect(t:prompt(), "market")
        sold("taro", 2)
        t:expect(mana(0), 13)
        sold("taro", 3)
        t:expect(t:counter("priests", 0), 1)
        sold("taro", 4)
        t:expect(mana(0), 15)
        sold("taro", 5)
        t:expect({ t:counter("priests", 0), mana(0) }, { 2, 12 })
        sold("mahi", 1)
        t:expect({ pearls(0), mana(0) }, { 9, 11 })
        sold("mahi", 2)
        t:expect(t:prompt(), "forage")
        t:play("take uru")
        sold("mahi", 3)
        t:expect(t:prompt(), "fetch")
        sold("mahi", 4)
        t:expect(t:prompt(), "collect")
        sold("tiare", 1)
        t:expect(mana(0), 11)
        sold("tiare", 3)
        t:expect(t:counter("tattoos", 0), 1)
        sold("tiare", 4)
        t:expect(t:prompt(), "restore")
        sold("tiare", 5)
        t:expect(t:counter("tattoos", 0), 2)
    end,
    ["M2: mahi-mahi at the top lets its seller fulfil a mission"] = function(t)
        begin(t, 3, { rules = { "head_start:goods=1:helpers=1" } })
        t:queue("die 4")
        lead(t, "market")
        t:play("raise mahi")
        t:play("sell mahi 5")
        t:expect(t:prompt(), "mission")
        t:play("fulfil s1r1 m1")
        t:expect({ mana(0), has("missions_0") }, { 5, 1 })
        t:expect(t:prompt(), "market")
    end,
}
