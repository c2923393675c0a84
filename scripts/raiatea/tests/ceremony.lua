-- scripts/raiatea/tests/ceremony.lua - run by `vaka test`: the six steps of a ceremony.
--
-- SPDX-License-Identifier: MIT
--
-- The names begin with the clauses (clauses.csv) that a test shows.
local matches = use "matches"
local begin, may, answer, lead, visit, refused, pearls, mana, has, to_ceremony, skip_to, seal =
    matches.begin, matches.may, matches.answer, matches.lead, matches.visit, matches.refused,
    matches.pearls, matches.mana, matches.has, matches.to_ceremony, matches.skip_to, matches.seal

-- The example of the rulebook: Rafael, Maria, Max and Arno are seats 0 to 3.
local RAFAEL, MARIA, MAX, ARNO = 0, 1, 2, 3

local function example(t)
    begin(t, 4, { rules = { "head_start:tattoos=6:mana=20" },
                  hands = { { "uru_taetae", "ata" }, { "mata_arahu", "rau_pena" },
                            { "roroo", "tu_papa" }, { "hina", "oropaa" } } })
    for _, place in ipairs { "reef", "neighbours", "market" } do
        t:queue("die 4")
        visit(t, place)
    end
    t:queue("die 4")
    t:play(ARNO, "choose at_marae")
    for _, id in ipairs { "taere", "ihi" } do
        t:queue("draw forbidden " .. id)
        t:play(ARNO, "draw forbidden")
        t:play(ARNO, "keep " .. id)
    end
    t:play(ARNO, "skip")
    for seat, id in pairs { [RAFAEL] = "raa", [MARIA] = "rua_hatu" } do
        t:queue("draw normal " .. id)
        t:play(seat, "draw normal")
        t:play(seat, "keep " .. id)
        t:play(seat, "skip")
    end
    t:play(MAX, "skip")
    skip_to(t, "prepare")
end

local function example_prepared(t)
    example(t)
    seal(t, { [RAFAEL] = { "clip uru_taetae 1", "clip raa 1", "ready" },
              [MARIA] = { "clip mata_arahu 1", "clip rau_pena 1", "clip rua_hatu 1" },
              [MAX] = { "clip roroo 1", "ready" },
              [ARNO] = { "clip taere 1", "clip ihi 1", "ready" } })
    t:play(MARIA, "ready")
    seal(t, { [RAFAEL] = { "bid 7" }, [MARIA] = { "bid 4" }, [MAX] = { "bid 4" },
              [ARNO] = { "call hina 1", "bid 8" } })
end

return {
    ["C5, C6, C7: Rafael offers 7, Maria and Max 4, Arno 8: Arno, Rafael, Maria, Max"] = function(t)
        example_prepared(t)
        t:expect(game.order(), { ARNO, RAFAEL, MARIA, MAX })
        t:expect(t:counter("bag"), 23)
        t:expect({ mana(RAFAEL), mana(ARNO) }, { 18, 17 })
    end,
    ["C8: a tattoo, goods of the market or two pearls, for the first three"] = function(t)
        example_prepared(t)
        t:expect({ t:asked(), t:prompt() }, { ARNO, "reward" })
        local before = pearls(ARNO)
        t:play("reward pearls")
        t:expect(pearls(ARNO), before + 2)
        t:expect(refused(t, "reward pearls"), "reward_gone C8")
        t:play("reward goods")
        t:play("collect uru")
        t:expect(t:counter("uru", RAFAEL), 1)
        t:expect(t:legal(MARIA), { "reward tattoo" })
        t:play("reward tattoo")
        t:expect(t:counter("tattoos", MARIA), 7)
        t:expect(t:prompt() ~= "reward", true)
    end,
    ["C9: of three players two choose a reward"] = function(t)
        begin(t, 3)
        to_ceremony(t)
        skip_to(t, "invoke")
        seal(t, { [0] = { "bid 0" }, { "bid 3" }, { "bid 3" } })
        t:expect(game.order(), { 1, 2, 0 })
        t:play(1, "reward tattoo")
        t:play(2, "reward pearls")
        t:expect(t:prompt(), "build")
    end,
    ["C10, C11, C13, C14, C15, C16, N1: the blessing of 53 mana with 23 in the bag"] = function(t)
        example_prepared(t)
        for _, which in ipairs { "pearls", "goods", "tattoo" } do
            t:play("reward " .. which)
            if t:prompt() == "collect" then
                t:play("skip")
            end
        end
        local cost = 0
        for _, id in ipairs { "uru_taetae", "raa", "mata_arahu", "rau_pena", "rua_hatu", "roroo",
                              "taere", "ihi", "hina" } do
            local ritual = t:zone("line")
            cost = cost + ({ uru_taetae = 4, raa = 5, mata_arahu = 8, rau_pena = 4, rua_hatu = 4,
                             roroo = 6, taere = 10, ihi = 11, hina = 1 })[id]
            t:expect(#ritual > 0, true)
        end
        t:expect(cost, 53)
        -- Hina and Rafael's Uru-Taetae have come before Maria is asked about her tie.
        t:expect({ t:asked(), t:prompt() }, { MARIA, "first" })
        t:expect(t:counter("bag"), 23 - 1 + 24 - 4)
        t:expect(t:counter("tattoos", RAFAEL), 7)
        t:expect(refused(t, "first raa"), "not_a_tie C13")
        local before = pearls(MARIA)
        t:play("first rua_hatu")
        t:expect(pearls(MARIA), before + 3)
        t:expect({ t:asked(), t:prompt() }, { MARIA, "collect" })
        t:play("collect taro")
        t:expect({ t:asked(), t:prompt() }, { RAFAEL, "forage" })
        t:expect(t:counter("bag"), 29)
        before = mana(MAX)
        t:play("skip")
        t:expect({ t:counter("priests", MAX), mana(MAX) }, { 1, before + 1 })
        t:expect({ t:asked(), t:prompt() }, { MARIA, "mission" })
        t:expect(t:counter("bag"), 15)
        t:play("skip")
        t:expect({ t:asked(), t:prompt() }, { ARNO, "mission_free" })
        t:expect(t:counter("bag"), 5)
        t:play("fulfil s1r1 p1")
        t:expect(t:counter("tattoos", ARNO), 6)
        t:expect(t:counter("priests", ARNO), 0)
        t:expect(t:counter("bag"), 5)
        t:expect(has("forbidden_used", "ihi"), 1)
        t:expect({ has("line"), has("prepared_3"), has("bag") }, { 0, 0, 0 })
        t:expect(t:prompt(), "build")
    end,
    ["C1: priests as on the path, for all and without a bonus"] = function(t)
        begin(t, 3)
        to_ceremony(t)
        t:expect({ t:asked(), t:prompt() }, { 0, "train" })
        t:play("train 1")
        t:expect({ t:counter("priests", 0), mana(0) }, { 1, 6 })
        t:play("skip")
        t:expect({ t:counter("priests", 1), mana(1) }, { 0, 5 })
    end,
    ["C2: three mana in the bag for rituals by rank, once"] = function(t)
        begin(t, 3)
        to_ceremony(t)
        skip_to(t, "buy")
        t:expect(refused(t, "draw forbidden"), "rank_needed A13")
        t:play("draw normal")
        t:expect({ has("drawn_0"), mana(0), t:counter("bag") }, { 3, 2, 3 })
        t:play(t:legal(0)[1])
        t:expect(t:asked(), 1)
        begin(t, 3, { rules = { "head_start:mana=0" } })
        lead(t, "neighbours")
        for _ = 1, 3 do
            t:play("skip")
        end
        t:play("fulfil s1r1 m1")
        t:expect(mana(0), 0)
        to_ceremony(t)
        skip_to(t, "buy")
        t:expect(refused(t, "draw normal"), "few_mana S12")
    end,
    ["C3: two clips, from Arioi on three; each group chooses in secret"] = function(t)
        begin(t, 3, { rules = { "head_start:player=2:tattoos=6" },
                      hands = { { "raa", "roroo" }, { "rauti", "tu_papa" } } })
        t:queue("die 4")
        lead(t, "marae")
        t:play(0, "draw normal")
        t:play(0, t:legal(0)[1])
        t:play(0, "skip")
        for _ = 1, 2 do
            t:play("skip")
        end
        to_ceremony(t)
        skip_to(t, "prepare")
        t:expect(t:legal(1), {})
        for _, clip in ipairs { "clip pere 1", "clip uru 1", "clip raa 8" } do
            t:expect(refused(t, clip, 0), "few_to_clip C3")
        end
        t:expect(refused(t, "bid 0", 0), "not_now ")
        t:play(0, "clip raa 1")
        t:expect(refused(t, "clip raa 1", 0), "clips_used C3")
        t:expect(#t:zone("rituals_0", 0), 3)
        t:play(0, "clip roroo 1")
        t:expect(t:legal(0), { "ready" })
        t:expect(refused(t, "clip roroo 1", 0), "clips_used C3")
        t:play(0, "ready")
        t:play(2, "ready")
        t:expect(#t:legal(1), 3)
        t:expect(t:zone("prepared_0", 0), { "raa", "roroo" })
        t:expect(t:zone("prepared_0", 1), {})
        t:play(1, "ready")
        t:expect(t:prompt(), "invoke")
    end,
    ["C4: general rituals need no clip, and nobody sees whose they are"] = function(t)
        begin(t, 3, { hands = { { "hina", "fai" }, { "rauti", "roroo" } } })
        to_ceremony(t)
        skip_to(t, "prepare")
        t:expect(t:legal(0), { "ready" })
        t:expect(refused(t, "clip hina 1", 0), "no_clip_needed C4")
        for seat = 0, 2 do
            t:play(seat, "ready")
        end
        t:expect(may(t, "call rauti 1", 1), false)
        t:expect(refused(t, "call rauti 1", 1), "not_general C4")
        t:expect(refused(t, "call pere 1", 0), "few_to_call C4")
        t:expect(refused(t, "bid 99", 1), "few_mana S12")
        t:play(0, "call fai 1")
        t:expect(refused(t, "call fai 1", 0), "few_to_call C4")
        t:play(0, "call hina 1")
        t:play(0, "bid 5")
        t:play(1, "bid 0")
        t:play(2, "bid 0")
        t:expect(#t:zone("bag", 1), 0)
        t:play("reward pearls")
        t:play("reward tattoo")
        t:expect(t:counter("bag"), 5 - 1 + 18 - 2)
        for _, line in ipairs(t:told()) do
            t:expect(line, line)
        end
    end,
    ["C12: at the same cost general rituals come first"] = function(t)
        begin(t, 3, { hands = { { "rauti", "roroo" }, { "fai", "raa" } } })
        to_ceremony(t)
        skip_to(t, "prepare")
        seal(t, { [0] = { "clip rauti 1", "ready" }, { "ready" }, { "ready" } })
        seal(t, { [0] = { "bid 3" }, { "call fai 1", "bid 0" }, { "bid 0" } })
        t:play("reward tattoo")
        t:play("reward goods")
        t:play("skip")
        -- three mana: Fai takes two, and Rautī fails
        t:expect(t:counter("bag"), 1)
        t:expect(mana(0), 2)
        t:expect(has("normal_used", "fai") + has("normal_used", "rauti") >= 2, true)
    end,
    ["C17: a permanent ritual stays, others are put away"] = function(t)
        begin(t, 3, { rules = { "head_start:mana=30" }, hands = { { "tino_rua", "oropaa" } } })
        to_ceremony(t)
        skip_to(t, "prepare")
        seal(t, { [0] = { "clip tino_rua 1", "clip oropaa 1", "ready" }, { "ready" }, { "ready" } })
        seal(t, { [0] = { "bid 20" }, { "bid 0" }, { "bid 0" } })
        skip_to(t, "build")
        t:expect(t:zone("blessed_0", 1), { "tino_rua" })
        t:expect(has("normal_used", "oropaa") >= 1, true)
        t:expect(t:counter("bag"), 7)
    end,
    ["C18, C19: in ceremonial order, until all have passed one after another"] = function(t)
        begin(t, 3)
        to_ceremony(t)
        skip_to(t, "invoke")
        seal(t, { [0] = { "bid 0" }, { "bid 0" }, { "bid 0" } })
        skip_to(t, "build")
        t:expect(t:asked(), 0)
        t:play("skip")
        t:play("fulfil s1r1 p1")
        t:play("skip")
        t:play("skip")
        t:expect(t:asked(), 1)
        t:play("skip")
        t:expect(t:prompt(), "choose")
    end,
    ["C20: statues are opened one after another, and the third ceremony is the end"] = function(t)
        begin(t, 3)
        local open = {}
        while not t:finished() do
            local up = 0
            for statue = 1, 3 do
                local piece = host.find(host.zone("s" .. statue .. "r1"))
                up = up + (piece and host.is_face_up(piece) and 1 or 0)
            end
            open[t:turn()] = up
            answer(t)
        end
        t:expect(open, { 1, 1, 2, 2, 2, 3, 3, 3, 3 })
        t:expect(t:result().reason, "third_ceremony")
    end,
    ["M1: what is not begun yet cannot be built"] = function(t)
        begin(t, 3, { rules = { "head_start:pearls=20" } })
        to_ceremony(t)
        skip_to(t, "build")
        t:expect(refused(t, "fulfil s2r1 p2"), "not_open M1")
        t:expect(refused(t, "fulfil s1r1 p2"), "not_there M1")
        t:expect(refused(t, "fulfil display p1"), "not_there M1")
        t:play("fulfil s1r1 p1")
    end,
    ["H7: a pearl diver helps with a second mission, not with a third (Max)"] = function(t)
        begin(t, 3, { rules = { "head_start:pearls=20:helpers=2" } })
        to_ceremony(t)
        skip_to(t, "build")
        t:play(0, "fulfil s1r1 p1")
        t:expect({ t:asked(), t:prompt() }, { 0, "build_again" })
        t:play(0, "fulfil s1r1 m1")
        t:expect({ has("used_0", "diver"), has("missions_0") }, { 1, 2 })
        t:expect({ t:asked(), t:prompt() }, { 1, "build" })
        t:play(1, "fulfil s1r1 p1")
        t:play(1, "skip")
        t:expect(has("used_1"), 0)
    end,
}
