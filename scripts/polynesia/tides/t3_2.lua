-- scripts/polynesia/tides/t3_2.lua - exploring where others are pays.
--
-- SPDX-License-Identifier: MIT
local sea = use "sea"
local tokens = use "tokens"

return {
    title = "Crowded waters",
    text = "\z
        Whoever explores an existing route gains a turtle point for each boat there, while \z
        there are any.",
    rule = "C3.2",
    type = 3,
    when = "play",
    least_seats = 3,
    status = "printed",
    setup = function() tokens.bring_turtles(sea.map()) end,
    joined = function(seat, _, boats)
        for _ = 1, boats do
            tokens.gain_turtle(sea.map(), seat)
        end
    end,
}
