-- scripts/archipelago/tests/lesson.lua - run by `vaka test`: what tutorials/first_turn.lua plays.
--
-- SPDX-License-Identifier: MIT
local QUEUE = {
    "draw pile h10a", "draw pile h13a", "draw pile h16a", "draw pile h23a", "draw pile h24a",
    "draw pile h20a", "draw pile h11a", "draw pile h08a", "draw pile h07a", "draw deck king",
    "draw deck census", "draw deck roads", "draw deck sawmill", "draw deck exporter",
}

local STEPS = {
    { 0, "lay h10b -1,1 2" }, { 0, "supply home_wood" }, { 0, "take wood" },
    { 2, "lay h11b 0,1 2" }, { 2, "supply home_cattle" }, { 2, "take fish" },
    { 1, "lay h23a 1,0 0" }, { 1, "supply home_fruit" }, { 0, "bid 1" }, { 1, "bid 0" },
    { 2, "bid 0" }, { 0, "rank 0" }, { 0, "rank 1" }, { 0, "reproduce" },
    { 0, "breed -1,1 land" }, { 0, "end" }, { 1, "reproduce" }, { 1, "breed 1,0 land" },
    { 1, "end" }, { 2, "tax" }, { 2, "end" }, { 0, "harvest wood" }, { 0, "gather -1,1 land" },
    { 0, "gather -1,1 land" }, { 0, "end" }, { 1, "harvest wood" }, { 1, "gather 1,0 land" },
    { 1, "gather 1,0 land" }, { 1, "gather 1,0 land" }, { 1, "end" }, { 2, "end" },
    { 0, "explore" }, { 0, "draw top" }, { 0, "lay h19a -1,0 0" }, { 0, "supply home_fruit" },
    { 0, "take fish" }, { 0, "end" }, { 1, "end" }, { 0, "purchase sawmill" }, { 0, "turn king" },
    { 1, "turn king" }, { 1, "turn census" }, { 2, "turn roads" }, { 2, "turn census" },
    { 0, "bid 0" }, { 1, "bid 0" }, { 2, "bid 0" }, { 0, "give board" }, { 0, "give token" },
}

return {
    ["the lesson can be played as it is written"] = function(t)
        t:new { seats = 3, seed = 22, queue = QUEUE }
        for _, step in ipairs(STEPS) do
            t:play(step[1], step[2])
        end
        t:expect({ t:asked(), t:turn() }, { 0, 2 })
        t:expect({ t:counter("population"), t:counter("rebellion") }, { 8, 1 })
        t:expect(game.card_owner(host.kind("sawmill")), 0)
    end,
}
