-- scripts/polynesia/tests/lesson.lua - run by `vaka test`: what tutorials/first_crossing.lua plays.
--
-- SPDX-License-Identifier: MIT
local QUEUE = {
    "draw green mask", "draw green mask", "draw green mask", "draw green mask_4",
    "draw green boat_token", "draw green fish_token", "draw green shell_token", "draw green cross",
    "draw orange turtle_token", "draw orange turtle_token", "draw orange boat_token",
    "draw orange fish_token", "draw orange shell_token", "draw orange cross",
    "draw tides1 t1_3", "draw tides2 t2_4", "draw tides3 t3_7", "die 1",
    "draw bag red", "draw bag grey",
}

local STEPS = {
    { 0, "travel ahimaunga tauraki" }, { 0, "travel ahimaunga tauraki" },
    { 0, "travel ahimaunga paerua" },
    { 1, "travel ahimaunga paerua" }, { 1, "stop" },
    { 0, "explore fetuaro-tauraki shell" }, { 1, "explore maramea-paerua fish" },
    { 0, "explore fetuaro-honuroa shell" }, { 1, "fish shell" },
    { 0, "spoil shell" },
    { 1, "fish shell" },
    { 0, "travel tauraki fetuaro" }, { 0, "travel fetuaro honuroa" },
    { 0, "follow paerua maramea 1" },
    { 1, "fish fish" }, { 0, "populate ahimaunga" },
    { 1, "fish fish" }, { 0, "fish fish" },
    { 1, "spoil shell" },
}

return {
    ["the lesson can be played as it is written"] = function(t)
        t:new { seats = 2, seed = 5, queue = QUEUE }
        for _, step in ipairs(STEPS) do
            t:play(step[1], step[2])
        end
        t:expect(t:turn(), 3)
        t:expect(t:asked(), 0)
        t:expect(host.count(host.zone("taken_0")), 3)
        t:expect(host.count(host.zone("crater")), 2)
        t:expect(host.count(host.zone("fetuaro"), 0, host.kind("pawn")), 0)
    end,
}
