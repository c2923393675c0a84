-- scripts/raiatea/tests/building.lua - run by `vaka test`: missions, masks, helpers, the end.
--
-- SPDX-License-Identifier: MIT
--
-- The names begin with the clauses (clauses.csv) that a test shows.
local matches = use "matches"
local begin, may, answer, rest, lead, play, refused, pearls, mana, has, to_ceremony, skip_to, seal
    =
    matches.begin, matches.may, matches.answer, matches.rest, matches.lead, matches.play,
    matches.refused, matches.pearls, matches.mana, matches.has, matches.to_ceremony,
    matches.skip_to, matches.seal

-- Everybody waits for the building of a ceremony.
local function building(t, chosen, seats)
    begin(t, seats or 3, chosen)
    to_ceremony(t)
    skip_to(t, "build")
end

return {
    ["M3: pearls and mana are paid"] = function(t)
        building(t)
        local before = pearls(0)
        t:play("fulfil s1r1 p1")
        t:expect({ pearls(0), mana(0) }, { before - 4, 5 })
        t:play("fulfil s1r1 m1")
        t:expect(mana(1), 0)
        t:play("skip")
        t:play("fulfil s1r1 m1")
        t:expect(mana(0), 0)
    end,
    ["M4: goods are given, any, equal or different ones"] = function(t)
        building(t, { rules = { "head_start:goods=2" } })
        t:play("fulfil s1r2 g1")
        t:expect(t:prompt(), "give")
        local price = t:counter("price_uru")
        t:play("give uru")
        t:expect({ t:counter("uru", 0), t:counter("price_uru") }, { 1, math.max(1, price - 1) })
        t:play(1, "fulfil s1r2 g1s")
        t:expect(t:prompt(), "give_same")
        t:play("give taro")
        t:expect(t:counter("taro", 1), 0)
        building(t, {})
        t:expect(refused(t, "fulfil s1r2 g1s"), "few_goods M4")
        begin(t, 3, { rules = { "head_start:goods=1" },
                      tiles_1 = { "g1", "g1", "g1s", "g1s", "p1", "p1", "p1", "p1", "m1", "m1",
                                  "m1", "m1" } })
        to_ceremony(t)
        while t:turn() < 4 do
            answer(t)
        end
        local seat = t:asked()
        t:play("choose at_neighbours")
        while t:prompt() ~= "mission" do
            t:play("skip")
        end
        t:play("fulfil s2r2 g2")
        t:play("give uru")
        t:expect(refused(t, "give uru"), "no_goods M4")
        t:play("give tiare")
        t:expect({ t:counter("uru", seat), t:counter("tiare", seat), t:counter("taro", seat) },
                 { 0, 0, 1 })
    end,
    ["M4: different goods are not the same"] = function(t)
        begin(t, 3, { rules = { "head_start:goods=2" } })
        to_ceremony(t)
        while t:turn() < 4 do
            answer(t)
        end
        t:play("choose at_neighbours")
        while t:prompt() ~= "mission" do
            t:play("skip")
        end
        t:play("fulfil s2r2 g2")
        t:play("give uru")
        t:expect(refused(t, "give uru"), "given M4")
        t:play("give taro")
    end,
    ["M5: rituals are put away for a mission of offerings"] = function(t)
        building(t, { hands = { { "ata", "raa" } } })
        t:play("fulfil s1r2 o1")
        t:expect(t:prompt(), "offer_ritual")
        t:expect(refused(t, "offer hina"), "no_offering M5")
        t:play("offer ata")
        t:expect(t:zone("rituals_0", 0), { "raa" })
    end,
    ["M5: without rituals there is nothing to offer"] = function(t)
        begin(t, 3, { hands = { { "rauti", "raa" } } })
        to_ceremony(t)
        skip_to(t, "prepare")
        seal(t, { [0] = { "clip rauti 1", "clip raa 1", "ready" }, { "ready" }, { "ready" } })
        skip_to(t, "build")
        t:expect(refused(t, "fulfil s1r2 o1"), "few_offerings M5")
    end,
    ["M6, M7: a condition is met, not paid, and only once"] = function(t)
        building(t, { rules = { "head_start:priests=4:tattoos=3" },
                      tiles_1 = { "c1_rank", "c1_rank", "m1", "m1", "g1", "g1s", "o1", "p1",
                                  "c1_priests", "c1_helpers", "c1_alike", "p1" } })
        t:expect(refused(t, "fulfil s1r3 c1_helpers"), "not_met M6")
        t:expect(refused(t, "fulfil s1r3 c1_alike"), "not_met M6")
        local before = mana(0)
        t:play("fulfil s1r1 c1_rank")
        t:play(1, "fulfil s1r3 c1_priests")
        t:play(2, "skip")
        t:expect({ mana(0), t:counter("tattoos", 0) }, { before, 3 })
        t:expect(refused(t, "fulfil s1r1 c1_rank"), "done_before M7")
    end,
    ["M6: every condition looks at what it names"] = function(t)
        building(t, { rules = { "head_start:helpers=2:priests=9:tattoos=10" },
                      tiles_1 = { "c1_rank", "c1_priests", "c1_helpers", "c1_alike", "p1", "p1",
                                  "p1", "p1", "m1", "m1", "m1", "m1" } })
        for _, id in ipairs { "c1_rank", "c1_priests", "c1_helpers", "c1_alike" } do
            t:expect(may(t, "fulfil s1r1 " .. id), true)
        end
        while t:turn() < 9 do
            answer(t)
        end
        skip_to(t, "build")
        for _, id in ipairs { "s2r2 c2_rank", "s2r3 c2_priests", "s2r3 c2_kinds", "s3r2 c3_rank",
                              "s3r2 c3_priests", "s3r3 c3_helpers" } do
            t:expect(may(t, "fulfil " .. id), true)
        end
        t:expect(refused(t, "fulfil s3r3 c3_pairs"), "not_met M6")
    end,
    ["M8, M9: the last tiles of a row are auctioned at once; all bids are spent"] = function(t)
        building(t, { rules = { "head_start:priests=4:helpers=1" },
                      tiles_1 = { "p1", "p1", "m1", "m1", "g1", "g1s", "o1", "c1_rank", "a1",
                                  "c1_priests", "a1", "p1" } })
        t:expect(refused(t, "fulfil s1r3 a1"), "auctioned M8")
        t:play("fulfil s1r3 c1_priests")
        t:expect(t:prompt(), "auction")
        t:expect(refused(t, "bid 99", 0), "few_mana S12")
        local before = { mana(0), mana(1), mana(2) }
        local bag = t:counter("bag")
        seal(t, { [0] = { "bid 1" }, { "bid 4" }, { "bid 4" } })
        local winner = game.order()[1] == 0 and game.order()[2] or game.order()[1]
        t:expect(has("missions_" .. winner, "a1"), 1)
        t:expect({ mana(0), mana(1), mana(2) }, { before[1] - 1, before[2] - 4, before[3] - 4 })
        t:expect(t:counter("bag"), bag + 9)
        t:expect(t:prompt(), "auction")
        seal(t, { [0] = { "bid 0" }, { "bid 0" }, { "bid 0" } })
        t:expect(has("missions_" .. game.order()[1], "a1") >= 1, true)
        t:expect(has("s1r3"), 0)
        t:expect({ t:asked(), t:prompt() }, { 0, "build_again" })
    end,
    ["M10: an auction tile that is alone in its row waits for the next ceremony"] = function(t)
        building(t, { tiles_2 = { "p2", "p2", "m2", "m2", "g2", "g2s", "o2", "c2_rank",
                                  "c2_priests", "c2_kinds", "p2", "a2" } })
        skip_to(t, "choose")
        t:expect(t:zone("s2r4"), { "a2" })
        while t:turn() < 5 do
            t:expect(t:prompt() ~= "auction", true)
            answer(t)
        end
        skip_to(t, "auction")
        t:expect(t:turn(), 5)
        seal(t, { [0] = { "bid 0" }, { "bid 2" }, { "bid 0" } })
        t:expect(has("missions_1", "a2"), 1)
        t:expect(t:prompt(), "build")
    end,
    ["M11: nobody else sees the tiles that a seat has gained"] = function(t)
        building(t)
        t:play("fulfil s1r1 p1")
        t:expect(t:zone("missions_0", 0), { "p1" })
        t:expect(t:zone("missions_0", 1), { "mission_1" })
    end,

    -- helpers
    ["H2, N4: a used helper can be turned back"] = function(t)
        begin(t, 3, { rules = { "head_start:helpers=1:priests=3" },
                      hands = { { "rearea", "raa" } } })
        t:play("raise uru")
        t:expect({ has("used_0", "trader"), t:counter("price_uru") }, { 1, 5 })
        t:play("perform rearea")
        t:expect(t:prompt(), "restore")
        t:play("restore trader")
        t:expect(has("used_0", "trader"), 0)
        t:play("raise taro")
        t:expect(t:counter("price_taro"), 5)
    end,
    ["H3: Arno's gatherer: a card more, a mask and mahi-mahi, and no price moves"] = function(t)
        begin(t, 3, { rules = { "head_start:player=1:helpers=1" },
                      display = { "uru", "uru", "set_red", "uru" } })
        t:queue("die 4")
        t:queue("draw pile mahi")
        lead(t, "forest")
        t:play("gather")
        t:expect(has("display"), 5)
        t:play("take set_red")
        t:expect(t:prompt(), "more_goods")
        t:expect(refused(t, "collect tiare"), "not_displayed A4")
        t:play("collect mahi")
        t:expect({ t:counter("mahi", 0), t:counter("price_mahi"), has("masks_0", "set_red") },
                 { 1, 2, 1 })
    end,
    ["H3: without goods in the display a gatherer brings none"] = function(t)
        begin(t, 3, { rules = { "head_start:player=1:helpers=1" },
                      display = { "shaman", "diver", "set_red", "mirror" } })
        t:queue("die 4")
        t:queue("draw pile trader")
        lead(t, "forest")
        t:play("gather")
        t:play("take mirror")
        t:expect({ t:asked(), t:prompt() }, { 1, "pick" })
        t:expect(refused(t, "gather"), "no_gatherer H3")
    end,
    ["H4: one gatherer for a pick"] = function(t)
        begin(t, 3, { rules = { "head_start:player=1:helpers=2" } })
        t:queue("die 4")
        lead(t, "forest")
        t:play("gather")
        t:expect(refused(t, "gather"), "one_gatherer H4")
    end,
    ["H5: a trader who was just hired lifts a price at once"] = function(t)
        begin(t, 3, { rules = { "head_start:goods=1" } })
        t:queue("die 4")
        lead(t, "market")
        t:expect(refused(t, "raise uru"), "no_trader H5")
        play(t, { "hire trader", "raise uru", "sell uru 4" })
        t:expect(pearls(0), 4 + 4 - 2 + 5)
        play(t, { "hire trader" })
        t:expect(t:counter("price_uru"), 4)
        play(t, { "sell taro 1", "raise uru" })
        t:expect(t:counter("price_uru"), 5)
    end,
    ["H5: what is at the top cannot be lifted"] = function(t)
        begin(t, 3, { rules = { "head_start:helpers=2" } })
        t:play("raise uru")
        t:expect(refused(t, "raise uru"), "at_the_top H5")
    end,
    ["H5: a trader that the last sale has brought is used in the same turn"] = function(t)
        begin(t, 3, { rules = { "head_start:goods=1:helpers=1" } })
        t:queue("die 4")
        lead(t, "market")
        for _, act in ipairs { "hire diver", "hire diver", "raise uru", "sell taro 1",
                               "sell uru 3", "recruit trader" } do
            t:play(act)
        end
        t:expect({ t:asked(), t:prompt() }, { 0, "market" })
        t:play("raise taro")
        t:expect(t:asked(), 1)
    end,
    ["H3: a gatherer finds a card where none is left"] = function(t)
        begin(t, 3, { rules = { "head_start:helpers=2:priests=11" },
                      hands = { { "raa", "raa" } } })
        play(t, { "perform raa", "take uru", "perform raa", "take taro" })
        t:queue("die 4")
        lead(t, "forest")
        play(t, { "take mahi", "take tiare" })
        t:expect({ has "display", t:asked(), t:prompt() }, { 0, 2, "pick" })
        t:play("gather")
        t:expect({ has "display", t:prompt() }, { 1, "pick_gathered" })
    end,
    ["A18: no priest is paid for that there cannot be"] = function(t)
        begin(t, 3, { rules = { "head_start:priests=11" } })
        t:queue("die 4")
        lead(t, "path")
        t:play("train 1")
        to_ceremony(t)
        skip_to(t, "train")
        t:expect(refused(t, "train 1"), "all_priests A18")
    end,
    ["H6, N8: Rafael's shaman performs Rua-Hatu: it costs 4, and he has 4 priests"] = function(t)
        begin(t, 3, { rules = { "head_start:helpers=1:priests=4" },
                      hands = { { "rua_hatu", "raa" }, { "raa", "rauti" } } })
        t:expect(refused(t, "perform raa"), "few_priests H6")
        t:expect(refused(t, "perform hina"), "no_ritual H6")
        t:play("perform rua_hatu")
        t:expect({ pearls(0), has("used_0", "shaman") }, { 11, 1 })
        t:expect(t:prompt(), "choose")
        t:expect(refused(t, "perform raa"), "no_shaman H6")
    end,

    -- masks
    ["K1, K6, K8: pairs only, and each once"] = function(t)
        begin(t, 3, { display = { "mask_pearls", "mask_gatherer", "gatherer", "uru" } })
        t:queue("die 4")
        for _, kind in ipairs { "gatherer", "gatherer", "gatherer", "taro" } do
            t:queue("draw pile " .. kind)
        end
        lead(t, "forest")
        play(t, { "take mask_pearls", "take mask_gatherer", "take gatherer" })
        play(t, { "take gatherer" })
        rest(t, "choose")
        skip_to(t, "build")
        t:play(0, "fulfil s1r1 p1")
        while not t:finished() do
            answer(t)
        end
        local sheet = t:result().sheet
        t:expect(sheet[4], { "sheet_masks", 1, 0, 0 })
        t:expect(sheet[3], { "sheet_missions", 1, 0, 0 })
    end,
    ["K3, K4: a mirror is bound for good, and makes a pair"] = function(t)
        begin(t, 3, { display = { "mirror", "mirror", "uru", "uru" } })
        t:queue("die 4")
        lead(t, "forest")
        t:expect(refused(t, "bind mask_pearls"), "no_mirror K3")
        t:play(0, "take mirror")
        t:play(1, "take mirror")
        while not (t:asked() == 0) do
            answer(t)
        end
        t:expect(refused(t, "bind mirror"), "no_mask_to_bind K3")
        t:expect(refused(t, "bind mask_mana"), "no_mask_to_bind K3")
        t:play(0, "bind mask_pearls")
        t:expect({ has("pairs_0"), has("masks_0") }, { 2, 0 })
        rest(t, "choose")
        lead(t, "neighbours")
        t:expect({ t:asked(), t:prompt() }, { 1, "swap" })
        t:expect(refused(t, "swap mask_pearls"), "no_mask A21")
        t:play(1, "bind mask_mana")
        t:expect(t:prompt() == "swap" and t:asked() == 1, false)
        while t:prompt() ~= "build" do
            answer(t)
        end
        t:play(0, "fulfil s1r1 p1")
        while not t:finished() do
            answer(t)
        end
        t:expect(t:result().sheet[4], { "sheet_masks", 1, 0, 0 })
    end,
    ["K4: a bound mask is not given away"] = function(t)
        begin(t, 3, { display = { "mirror", "set_red", "uru", "uru" } })
        t:queue("die 4")
        for _, kind in ipairs { "set_blue", "uru", "uru", "uru" } do
            t:queue("draw pile " .. kind)
        end
        lead(t, "forest")
        t:play(0, "take mirror")
        t:play(1, "skip")
        t:play(2, "skip")
        t:play(0, "bind mask_pearls")
        t:play(0, "take set_blue")
        rest(t, "choose")
        lead(t, "neighbours")
        while t:asked() ~= 0 do
            answer(t)
        end
        t:expect(refused(t, "swap mask_pearls"), "bound K4")
        t:play(0, "swap set_blue")
    end,
    ["K7: offerings count as goods, auctions as mana"] = function(t)
        local tiles = { "p1", "p1", "m1", "m1", "g1", "g1s", "o1", "c1_rank", "a1", "c1_priests",
                        "a1", "p1" }
        local function with_pair(mask)
            begin(t, 3, { masks = { mask, "mask_diver", "mask_trader" }, tiles_1 = tiles,
                          display = { mask, "uru", "uru", "uru" },
                          rules = { "head_start:priests=4" } })
            t:queue("die 4")
            lead(t, "forest")
            t:play("take " .. mask)
            skip_to(t, "build")
        end
        with_pair("mask_mana")
        t:play(0, "fulfil s1r3 c1_priests")
        seal(t, { [0] = { "bid 1" }, { "bid 0" }, { "bid 0" } })
        seal(t, { [0] = { "bid 1" }, { "bid 0" }, { "bid 0" } })
        while not t:finished() do
            answer(t)
        end
        t:expect(t:result().sheet[4], { "sheet_masks", 2, 0, 0 })
        with_pair("mask_goods")
        t:play(0, "fulfil s1r2 o1")
        while not t:finished() do
            answer(t)
        end
        t:expect(t:result().sheet[4], { "sheet_masks", 1, 0, 0 })
    end,
    ["K9: coloured pairs count two for each colour of pairs"] = function(t)
        begin(t, 3, { display = { "set_red", "set_blue", "uru", "uru" } })
        t:queue("die 4")
        for _, kind in ipairs { "set_red", "uru", "mirror", "taro" } do
            t:queue("draw pile " .. kind)
        end
        lead(t, "forest")
        play(t, { "take set_red", "take uru", "take uru" })
        play(t, { "take set_red", "take uru", "take mirror" })
        t:play(1, "choose at_neighbours")
        t:play(1, "bind mask_mana")
        while not t:finished() do
            answer(t)
        end
        -- one pair of the seat has a colour: red
        t:expect(t:result().sheet[4], { "sheet_masks", 2, 0, 0 })
    end,

    -- the end
    ["E1, E3, E4: rank, rituals, missions and masks are added up"] = function(t)
        building(t, { rules = { "head_start:player=1:tattoos=6:pearls=4" } })
        t:play(0, "fulfil s1r1 p1")
        while not t:finished() do
            answer(t)
        end
        local result = t:result()
        t:expect(result.sheet[1], { "sheet_rank", 6, 0, 0 })
        t:expect(result.sheet[3], { "sheet_missions", 1, 0, 0 })
        t:expect({ t:score(0), t:score(1) }, { 7, 0 })
        t:expect(t:winners(), { 0 })
    end,
    ["E3: Ariki, Arioi and Tahua count 3, 6 and 9"] = function(t)
        for _, case in ipairs { { 2, 0 }, { 3, 3 }, { 6, 6 }, { 10, 9 }, { 12, 9 } } do
            begin(t, 3, { rules = { "head_start:player=2:tattoos=" .. case[1] } })
            while not t:finished() do
                answer(t)
            end
            t:expect(t:result().sheet[1][3] >= case[2], true)
            t:expect(t:score(1) % 3, 0)
        end
    end,
    ["E5: of those with as many points the first in ceremonial order wins"] = function(t)
        begin(t, 3)
        while not t:finished() do
            if may(t, "bid 3", 2) and t:prompt() == "invoke" then
                t:play(2, "bid 3")
            else
                answer(t)
            end
        end
        t:expect({ t:score(0), t:score(1), t:score(2) }, { 0, 0, 0 })
        t:expect(t:winners(), { game.order()[1] })
        t:expect(t:winners(), { 2 })
    end,
}
