-- scripts/raiatea/rituals/rau_pena.lua - take goods from the goods market.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Rau-Pena",
    text = "4 mana. Take goods from the goods market.",
    rule = "N7",
    deck = "normal",
    kind = "personal",
    cost = 4,
    copies = 3,
    status = "house",
    perform = function(seat) effects.goods(seat, 1) end,
}
