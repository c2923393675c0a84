-- scripts/raiatea/rituals/rua_hatu.lua - gain 3 pearls.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Rua-Hatu",
    text = "4 mana. Gain 3 pearls.",
    rule = "N8",
    deck = "normal",
    kind = "personal",
    cost = 4,
    copies = 3,
    status = "printed",
    perform = function(seat) effects.pearls(seat, 3) end,
}
