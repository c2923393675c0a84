-- scripts/raiatea/rituals/tu_papa.lua - take a helper from the market.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Tū-papa",
    text = "5 mana. Take a helper from the market.",
    rule = "N10",
    deck = "normal",
    kind = "personal",
    cost = 5,
    copies = 3,
    status = "house",
    perform = function(seat) effects.helpers(seat, 1) end,
}
