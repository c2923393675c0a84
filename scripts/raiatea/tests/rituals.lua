-- scripts/raiatea/tests/rituals.lua - run by `vaka test`: every ritual, and the variants.
--
-- SPDX-License-Identifier: MIT
--
-- The names begin with the clauses (clauses.csv) that a test shows.
local matches = use "matches"
local begin, answer, rest, lead, play, refused, pearls, mana, has, to_ceremony, skip_to, seal =
    matches.begin, matches.answer, matches.rest, matches.lead, matches.play, matches.refused,
    matches.pearls, matches.mana, matches.has, matches.to_ceremony, matches.skip_to, matches.seal

-- Seat 0 holds a normal ritual and can perform it by a shaman.
local function holding(t, id, rules, more)
    more = more or {}
    more.hands = { { id, "hina" }, more.other }
    more.rules = { "head_start:helpers=2:priests=11:pearls=0:mana=0" .. (rules or "") }
    if more.rule then
        more.rules[2] = more.rule
    end
    begin(t, 3, more)
end

local function perform(t, id, rules, more)
    holding(t, id, rules, more)
    t:play("perform " .. id)
end

-- Seat 0 draws a forbidden ritual, and becomes Tahua.
local function forbidden(t, id, rules)
    begin(t, 3, { rules = { "head_start:tattoos=9:goods=2:helpers=1" .. (rules or "") } })
    t:queue("die 4")
    lead(t, "marae")
    t:queue("draw forbidden " .. id)
    t:play("draw forbidden")
    t:play("keep " .. id)
    t:play("sacrifice uru")
    t:expect(t:prompt(), "tahua")
    t:play("perform " .. id)
end

-- A Tāne ritual of seat 0, blessed in the first ceremony with another one of seat 1.
local function tane(t, id, deck, other, third)
    begin(t, 3, { rules = { "tane", "head_start:tattoos=3:mana=30:priests=2" },
                  hands = { nil, { other or "roroo", third or "ata" } } })
    t:queue("die 4")
    lead(t, "marae")
    t:queue("draw " .. deck .. " " .. id)
    t:play("draw " .. deck)
    t:play("keep " .. id)
    t:play("skip")
    rest(t, "choose")
    to_ceremony(t)
    skip_to(t, "prepare")
    local second = { "clip " .. (other or "roroo") .. " 1", "ready" }
    if third then
        table.insert(second, 2, "clip " .. third .. " 1")
    end
    seal(t, { [0] = { "clip " .. id .. " 1", "ready" }, second, { "ready" } })
end

local function offer_mana(t, n)
    seal(t, { [0] = { "bid " .. n }, { "bid 0" }, { "bid 0" } })
    t:play("reward goods")
    t:play("skip")
    t:play("reward pearls")
end

return {
    ["N1: Hina fills the bag"] = function(t)
        perform(t, "hina", nil, { other = { "raa", "ata" } })
        t:expect(t:counter("bag"), 18)
    end,
    ["N2: Rautī brings mana"] = function(t)
        perform(t, "rauti")
        t:expect(mana(0), 8)
    end,
    ["N3: Fai brings pearls to all"] = function(t)
        perform(t, "fai")
        t:expect({ pearls(0), pearls(1), pearls(2) }, { 6, 6, 6 })
    end,
    ["N4: Re'are'a turns a helper back"] = function(t)
        perform(t, "rearea")
        t:expect(t:legal(0), { "restore shaman", "skip" })
        t:play("restore shaman")
        t:expect(has("used_0"), 0)
    end,
    ["N5: Ata exchanges a mask"] = function(t)
        perform(t, "ata")
        t:expect(t:prompt(), "trade")
        t:expect(refused(t, "swap mask_mana"), "no_mask A21")
        t:play("swap mask_pearls")
        t:play("fetch mask_diver")
        t:expect({ has("masks_0", "mask_diver"), has("masks_0") }, { 1, 1 })
    end,
    ["N6: Uru-Taetae tattoos"] = function(t)
        perform(t, "uru_taetae")
        t:expect(t:counter("tattoos", 0), 1)
    end,
    ["N7: Rau-Pena brings goods"] = function(t)
        perform(t, "rau_pena")
        t:play("collect tiare")
        t:expect({ t:counter("tiare", 0), t:counter("price_tiare") }, { 1, 3 })
    end,
    ["N8: Rua-Hatu brings three pearls"] = function(t)
        perform(t, "rua_hatu")
        t:expect(pearls(0), 7)
    end,
    ["N9: Ra'a brings a card of the display, with its treasure"] = function(t)
        perform(t, "raa", nil, { display = { "set_red", "uru", "uru", "uru" } })
        t:expect(refused(t, "take mirror"), "not_displayed A4")
        t:play("take set_red")
        t:expect({ pearls(0), has("display") }, { 7, 3 })
    end,
    ["N10: Tū-papa brings a helper"] = function(t)
        perform(t, "tu_papa")
        t:play("recruit gatherer")
        t:expect(has("helpers_0", "gatherer"), 3)
    end,
    ["N11: Roro'o brings a priest and the mana of all"] = function(t)
        perform(t, "roroo")
        t:expect({ t:counter("priests", 0), mana(0) }, { 12, 17 })
    end,
    ["N12: Oropa'a brings five pearls"] = function(t)
        perform(t, "oropaa")
        t:expect(pearls(0), 9)
    end,
    ["N13, C17: Tama-'ehu sells a field higher"] = function(t)
        perform(t, "tama_ehu", ":goods=1")
        t:expect(has("blessed_0", "tama_ehu"), 1)
        t:queue("die 4")
        lead(t, "market")
        t:expect(refused(t, "sell taro 4"), "above_price A24")
        t:play("sell taro 3")
        t:expect({ t:counter("priests", 0), t:counter("price_taro") }, { 12, 1 })
        t:play("skip")
        t:expect(refused(t, "sell taro 3"), "above_price A24")
    end,
    ["N14: Rua-nu'u finds a pearl more"] = function(t)
        perform(t, "rua_nuu")
        t:queue("die 4")
        t:queue("die 1")
        lead(t, "reef")
        t:expect({ pearls(0), pearls(1) }, { 9, 5 })
    end,
    ["N15: Tino-rua brings two mana more"] = function(t)
        perform(t, "tino_rua")
        lead(t, "path")
        t:play("skip")
        t:expect(mana(0), 5 + 12 + 2)
        t:play("skip")
        t:expect(mana(1), 5 + 11)
    end,
    ["N16: Mata-Arahu fulfils a mission, which is paid"] = function(t)
        perform(t, "mata_arahu")
        t:expect(t:prompt(), "mission")
        t:play("fulfil s1r1 p1")
        t:expect({ pearls(0), has("missions_0") }, { 0, 1 })
    end,
    ["O1: Pere tattoos twice"] = function(t)
        forbidden(t, "pere")
        t:expect(t:counter("tattoos", 0), 12)
    end,
    ["O2: Fa'a-rua-roa draws by rank and keeps two"] = function(t)
        forbidden(t, "faa_rua_roa")
        t:expect(t:prompt(), "draw")
        t:play("draw normal")
        t:expect(has("drawn_0"), 5)
        t:play(t:legal(0)[1])
        t:play(t:legal(0)[1])
        t:expect({ has("drawn_0"), has("rituals_0") }, { 0, 4 })
    end,
    ["O3, E2: Papa-Ra'i counts in the end"] = function(t)
        for points = 2, 5 do
            forbidden(t, "papa_rai_" .. points)
            while not t:finished() do
                answer(t)
            end
            t:expect(t:result().sheet[2], { "sheet_rituals", points, 0, 0 })
        end
    end,
    ["O4: Tumu-nui is one clip more"] = function(t)
        forbidden(t, "tumu_nui")
        skip_to(t, "prepare")
        t:expect(t:asked(), 1)
        t:play(1, "ready")
        t:play(2, "ready")
        t:expect({ t:asked(), t:prompt() }, { 0, "prepare" })
        t:expect(t:value("clips", 0), 1)
        t:play(0, "ready")
        t:expect(t:prompt(), "invoke")
    end,
    ["O5: Ta'ere pays nothing, but conditions must be met"] = function(t)
        forbidden(t, "taere")
        t:expect(t:prompt(), "mission_free")
        t:expect(refused(t, "fulfil s1r3 c1_priests"), "not_met M6")
        t:play("fulfil s1r2 g1s")
        t:expect({ t:prompt(), has("missions_0") }, { "marae", 1 })
        t:expect(t:counter("taro", 0), 2)
    end,
    ["O6: Te-fatu takes two cards from anywhere"] = function(t)
        forbidden(t, "te_fatu")
        t:expect(t:prompt(), "pull")
        t:expect(refused(t, "pull display mirror"), "not_to_pull O6")
        t:play("pull hire_diver diver")
        t:play("pull mask_market mask_diver")
        t:expect({ has("helpers_0", "diver"), has("masks_0", "mask_diver") }, { 2, 1 })
        forbidden(t, "te_fatu")
        local price = t:counter("price_tiare")
        t:play("pull goods_market tiare")
        t:play("pull display uru")
        t:expect({ t:counter("tiare", 0), t:counter("uru", 0), t:counter("price_tiare") },
                 { 3, 2, price + 1 })
    end,
    ["O7: Ihi trains two priests and tattoos twice"] = function(t)
        forbidden(t, "ihi")
        t:expect({ t:counter("priests", 0), t:counter("tattoos", 0) }, { 2, 12 })
    end,
    ["O8: Matarua counts missions of its sort"] = function(t)
        local missions = { pearls = "fulfil s1r1 p1", mana = "fulfil s1r1 m1",
                           goods = "fulfil s1r2 g1", condition = "fulfil s1r2 c1_rank" }
        for sort, action in pairs(missions) do
            forbidden(t, "matarua_" .. sort)
            skip_to(t, "build")
            t:play(0, action)
            while not t:finished() do
                answer(t)
            end
            t:expect(t:result().sheet[2], { "sheet_rituals", 1, 0, 0 })
        end
    end,

    -- variants
    ["V1, T1: Tāne steals pearls"] = function(t)
        tane(t, "tane_thief", "normal")
        local before = { pearls(0), pearls(1), pearls(2) }
        offer_mana(t, 20)
        t:expect({ pearls(0), pearls(1), pearls(2) },
                 { before[1] + 4, before[2] - 2 + 2, before[3] - 2 })
    end,
    ["T2: Tāne fells priests"] = function(t)
        tane(t, "tane_fall", "forbidden")
        offer_mana(t, 20)
        t:expect({ t:counter("priests", 0), t:counter("priests", 1), t:counter("priests", 2) },
                 { 2, 2, 1 })
    end,
    ["T3: Tāne silences the next ritual, whose mana stays"] = function(t)
        tane(t, "tane_silence", "normal", "oropaa")
        local before = pearls(1)
        offer_mana(t, 20)
        t:expect(t:counter("bag"), 14)
        t:expect(pearls(1), before + 2)
    end,
    ["T3, C13: of two that are next their owner says which is silenced"] = function(t)
        tane(t, "tane_silence", "normal", "oropaa", "roroo")
        offer_mana(t, 20)
        local before = pearls(1)
        t:expect({ t:asked(), t:prompt() }, { 1, "first" })
        t:play("first oropaa")
        t:expect(t:counter("bag"), 8)
        t:expect(pearls(1), before)
    end,
    ["T4, K5: Tāne takes a mask that is none of a pair"] = function(t)
        tane(t, "tane_mask", "forbidden")
        offer_mana(t, 20)
        t:expect(t:prompt(), "steal")
        t:expect(refused(t, "steal 1 mask_goods"), "no_such_mask T4")
        t:play("steal 2 mask_goods")
        t:expect({ has("masks_0", "mask_goods"), has("masks_2") }, { 1, 0 })
    end,
    ["K5: pairs cannot be stolen"] = function(t)
        begin(t, 3, { rules = { "tane", "head_start:tattoos=3:mana=30" },
                      display = { "mask_mana", "mirror", "uru", "uru" } })
        t:queue("die 4")
        lead(t, "forest")
        t:play(0, "skip")
        t:play(1, "take mask_mana")
        t:play(2, "take mirror")
        skip_to(t, "choose")
        t:queue("die 4")
        lead(t, "marae")
        while t:asked() ~= 0 do
            answer(t)
        end
        t:queue("draw forbidden tane_mask")
        t:play(0, "draw forbidden")
        t:play(0, "keep tane_mask")
        t:play(0, "skip")
        t:play(2, "bind mask_goods")
        to_ceremony(t)
        skip_to(t, "prepare")
        seal(t, { [0] = { "clip tane_mask 1", "ready" }, { "ready" }, { "ready" } })
        offer_mana(t, 20)
        t:expect(t:prompt() == "steal", false)
    end,
    ["V1: without that variant there is no Tāne"] = function(t)
        local function in_deck(deck, id)
            return has(deck, id) + has(deck .. "_used", id)
        end
        begin(t, 3)
        t:expect({ in_deck("normal", "tane_thief"), in_deck("forbidden", "tane_mask") }, { 0, 0 })
        t:expect(has("forbidden"), 32)
        begin(t, 3, { rules = { "tane" } })
        t:expect({ in_deck("normal", "tane_thief"), in_deck("forbidden", "tane_mask") }, { 3, 3 })
        t:expect(has("forbidden"), 38)
    end,
    ["V2: the Oracle shows all missions, and they cannot be built before"] = function(t)
        begin(t, 3, { rules = { "oracle" } })
        for _, row in ipairs(data.row) do
            t:expect(host.is_face_up(host.find(host.zone(row.id))), true)
        end
        to_ceremony(t)
        skip_to(t, "build")
        t:expect(refused(t, "fulfil s2r1 p2"), "not_open M1")
    end,
    ["F6: with the French readings the Oracle's statue is built from its ceremony on"] = function(t)
        begin(t, 3, { rules = { "oracle", "french", "head_start:pearls=9" } })
        to_ceremony(t)
        skip_to(t, "build")
        t:play("fulfil s2r1 p2")
        t:expect(has("missions_0", "p2"), 1)
    end,
    ["V3: where mana is scarce, what is bought and auctioned fills no bag"] = function(t)
        begin(t, 3, { rules = { "scarcity", "head_start:mana=20:priests=4" } })
        to_ceremony(t)
        skip_to(t, "buy")
        t:play("draw normal")
        t:play(t:legal(0)[1])
        t:expect(t:counter("bag"), 0)
        skip_to(t, "build")
        t:play("fulfil s1r3 c1_priests")
        while t:prompt() ~= "choose" do
            answer(t)
        end
        begin(t, 3, { rules = { "scarcity", "head_start:mana=20:priests=4" },
                      tiles_1 = { "p1", "p1", "m1", "m1", "g1", "g1s", "o1", "c1_rank", "a1",
                                  "c1_priests", "a1", "p1" } })
        to_ceremony(t)
        skip_to(t, "build")
        t:play("fulfil s1r3 c1_priests")
        seal(t, { [0] = { "bid 5" }, { "bid 4" }, { "bid 0" } })
        t:expect(t:counter("bag"), 0)
    end,
    ["V4: a head start for one or for all"] = function(t)
        begin(t, 3, { rules = { "head_start:player=2:goods=1:helpers=1" } })
        t:expect({ pearls(0), pearls(1), mana(1) }, { 4, 8, 10 })
        t:expect({ has("helpers_1"), t:counter("tiare", 1), has("helpers_0") }, { 4, 1, 0 })
        begin(t, 3, { rules = { "head_start" } })
        t:expect({ pearls(0), pearls(2) }, { 8, 8 })
    end,
    ["F1: one priest from the start"] = function(t)
        begin(t, 3, { rules = { "french" } })
        t:expect(t:counter("priests", 2), 1)
    end,
    ["F2: mana is lost when a ritual fails"] = function(t)
        begin(t, 3, { rules = { "french" }, hands = { { "roroo", "ata" } } })
        to_ceremony(t)
        skip_to(t, "prepare")
        seal(t, { [0] = { "clip roroo 1", "ready" }, { "ready" }, { "ready" } })
        seal(t, { [0] = { "bid 4" }, { "bid 0" }, { "bid 0" } })
        t:expect(t:counter("bag"), 4)
        skip_to(t, "build")
        t:expect(t:counter("bag"), 0)
    end,
    ["F2, C16: mana stays when no ritual fails"] = function(t)
        begin(t, 3, { rules = { "french" } })
        to_ceremony(t)
        skip_to(t, "invoke")
        seal(t, { [0] = { "bid 4" }, { "bid 0" }, { "bid 0" } })
        skip_to(t, "build")
        t:expect(t:counter("bag"), 4)
    end,
    ["F3: the Kahuna's second helper is free"] = function(t)
        begin(t, 3, { rules = { "french" } })
        t:queue("die 4")
        lead(t, "market")
        play(t, { "hire diver", "hire shaman" })
        t:expect({ pearls(0), has("helpers_0") }, { 2, 2 })
    end,
    ["F4: offerings are masks"] = function(t)
        begin(t, 3, { rules = { "french" } })
        to_ceremony(t)
        skip_to(t, "build")
        t:play("fulfil s1r2 o1")
        t:expect(t:prompt(), "offer_mask")
        t:expect(refused(t, "offer mask_mana"), "no_mask_to_give F4")
        t:play("offer mask_pearls")
        t:expect({ has("masks_0"), has("mask_market", "mask_pearls") }, { 0, 1 })
    end,
    ["F5: Tahua's ritual costs its mana"] = function(t)
        begin(t, 3, { rules = { "french", "head_start:tattoos=9:goods=1:mana=0" },
                      hands = { { "rauti", "oropaa" } } })
        t:queue("die 4")
        lead(t, "marae")
        t:play("sacrifice uru")
        t:expect(t:prompt(), "tahua_paid")
        t:expect(refused(t, "perform oropaa"), "few_mana S12")
        t:play("perform rauti")
        t:expect(mana(0), 5 - 2 + 3)
    end,
}
