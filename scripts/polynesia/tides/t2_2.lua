-- scripts/polynesia/tides/t2_2.lua - a mask opens another's route.
--
-- SPDX-License-Identifier: MIT
local sea = use "sea"
local tokens = use "tokens"

return {
    title = "Masks of passage",
    text = "\z
        Discard a mask to travel over another's route as if it were yours: no guide, no \z
        payment.",
    rule = "C2.2",
    type = 2,
    when = "play",
    status = "printed",
    passage = function(seat) return tokens.masks(sea.map(), seat) end,
    passed = function(seat) tokens.discard_mask(sea.map(), seat) end,
}
