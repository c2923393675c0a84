-- scripts/raiatea/rituals/raa.lua - take a card of the forest's display.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Ra'a",
    text = "5 mana. Take a card of the forest's display.",
    rule = "N9",
    deck = "normal",
    kind = "personal",
    cost = 5,
    copies = 3,
    status = "house",
    perform = function(seat) effects.cards(seat, 1) end,
}
