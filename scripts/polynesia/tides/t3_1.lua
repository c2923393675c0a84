-- scripts/polynesia/tides/t3_1.lua - guides and the guided both gain.
--
-- SPDX-License-Identifier: MIT
local sea = use "sea"
local tokens = use "tokens"

return {
    title = "Good company",
    text = "\z
        When somebody travels over another's route both gain a turtle point, while there are \z
        any.",
    rule = "C3.1",
    type = 3,
    when = "play",
    least_seats = 3,
    status = "printed",
    setup = function() tokens.bring_turtles(sea.map()) end,
    guided = function(seat, guide)
        local map = sea.map()
        tokens.gain_turtle(map, seat)
        tokens.gain_turtle(map, guide)
    end,
}
