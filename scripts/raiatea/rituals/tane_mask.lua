-- scripts/raiatea/rituals/tane_mask.lua - take a mask of another player that is none of a pair.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Tāne the masked",
    text = "8 mana. Take a mask of another player that is none of a pair.",
    rule = "T4",
    deck = "forbidden",
    kind = "interactive",
    set = "tane",
    cost = 8,
    copies = 3,
    status = "house",
    perform = function(seat) effects.steal_mask(seat) end,
}
