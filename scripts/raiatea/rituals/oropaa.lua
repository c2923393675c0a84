-- scripts/raiatea/rituals/oropaa.lua - gain 5 pearls.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Oropa'a",
    text = "6 mana. Gain 5 pearls.",
    rule = "N12",
    deck = "normal",
    kind = "personal",
    cost = 6,
    copies = 3,
    status = "house",
    perform = function(seat) effects.pearls(seat, 5) end,
}
