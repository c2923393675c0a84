-- scripts/raiatea/tests/lesson.lua - run by `vaka test`: what tutorials/first_ceremony.lua plays.
--
-- SPDX-License-Identifier: MIT
local QUEUE = {
    "die 1", "draw mask_market mask_pearls", "draw mask_market mask_mana",
    "draw mask_market mask_goods", "draw pile mask_pearls", "draw pile uru", "draw pile shaman",
    "draw pile taro", "draw tiles_1 p1", "draw tiles_1 p1", "draw tiles_1 m1", "draw tiles_1 m1",
    "draw tiles_1 g1", "draw tiles_1 g1s", "draw tiles_1 o1", "draw tiles_1 c1_rank",
    "draw tiles_1 c1_priests", "draw tiles_1 c1_helpers", "draw tiles_1 a1", "draw tiles_1 p1",
    "draw normal rua_hatu", "draw normal hina", "draw normal raa", "draw normal ata",
    "draw normal tu_papa", "draw normal roroo", "draw normal ata", "draw normal raa",
    "draw normal fai", "draw normal tu_papa", "draw normal oropaa", "draw normal rauti",
    "draw normal raa", "draw normal fai", "draw normal tu_papa", "die 4", "draw pile tiare",
    "draw pile mahi", "draw pile gatherer", "draw pile uru", "die 4", "draw normal rauti",
    "draw normal tama_ehu", "draw normal tino_rua",
}

local STEPS = {
    { 0, "keep rua_hatu" }, { 0, "keep hina" }, { 1, "keep roroo" }, { 1, "keep ata" },
    { 2, "keep oropaa" }, { 2, "keep rauti" }, { 0, "choose at_forest" }, { 0, "take mask_pearls" },
    { 1, "take shaman" }, { 2, "take uru" }, { 0, "take tiare" }, { 2, "take mahi" },
    { 1, "take gatherer" }, { 1, "choose at_path" }, { 1, "skip" }, { 2, "train 1" },
    { 0, "train 1" }, { 2, "choose at_marae" }, { 2, "sacrifice mahi" }, { 2, "skip" },
    { 0, "sacrifice tiare" }, { 0, "draw normal" }, { 0, "keep rauti" }, { 1, "skip" },
    { 0, "train 2" }, { 1, "skip" }, { 2, "skip" }, { 0, "skip" }, { 1, "skip" }, { 2, "skip" },
    { 0, "clip rua_hatu 1" }, { 0, "clip rauti 1" }, { 0, "ready" }, { 1, "clip roroo 1" },
    { 1, "ready" }, { 2, "ready" }, { 0, "call hina 1" }, { 0, "bid 4" }, { 1, "bid 3" },
    { 2, "bid 2" }, { 0, "reward tattoo" }, { 1, "reward pearls" }, { 0, "fulfil s1r1 m1" },
    { 1, "skip" }, { 2, "skip" }, { 0, "skip" },
}

return {
    ["the lesson can be played as it is written"] = function(t)
        t:new { seats = 3, seed = 5, queue = QUEUE }
        for _, step in ipairs(STEPS) do
            t:play(step[1], step[2])
        end
        t:expect({ t:asked(), t:prompt() }, { 1, "choose" })
        t:expect(t:turn(), 3)
        t:expect({ t:counter("pearls", 0), t:counter("mana", 0) }, { 3, 3 })
        t:expect(t:zone("missions_0", 0), { "m1" })
    end,
}
