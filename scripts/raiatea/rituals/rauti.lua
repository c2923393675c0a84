-- scripts/raiatea/rituals/rauti.lua - gain 3 mana.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Rautī",
    text = "2 mana. Gain 3 mana.",
    rule = "N2",
    deck = "normal",
    kind = "personal",
    cost = 2,
    copies = 3,
    status = "house",
    perform = function(seat) effects.mana(seat, 3) end,
}
