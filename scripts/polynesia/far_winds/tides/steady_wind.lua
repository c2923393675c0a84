-- scripts/polynesia/far_winds/tides/steady_wind.lua - long journeys are rewarded with fish.
--
-- SPDX-License-Identifier: MIT
return {
    title = "Steady wind",
    text = "Whoever brings a pawn to an island where no other pawn stands gains a fish.",
    type = 3,
    when = "play",
    arrived = function(seat, island)
        if host.count(island, "any", host.kind "pawn") == 1 then
            game.add_counter("fish", seat, 1)
            tell("received", seat, 1, 0)
        end
    end,
}
