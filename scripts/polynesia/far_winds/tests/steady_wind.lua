-- scripts/polynesia/far_winds/tests/steady_wind.lua - run by `vaka test`.
--
-- SPDX-License-Identifier: MIT
return {
    ["the first pawn on an island gains a fish, the second none"] = function(t)
        t:new { seats = 2, queue = { "draw tides3 steady_wind", "die 1" } }
        t:play("travel ahimaunga tauraki")
        t:expect(game.counter("fish", 0), 4)
        t:play("travel ahimaunga tauraki")
        t:expect(game.counter("fish", 0), 4)
        t:play("travel tauraki ahimaunga")
        t:expect(game.counter("fish", 0), 4)
    end,
}
