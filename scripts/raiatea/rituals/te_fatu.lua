-- scripts/raiatea/rituals/te_fatu.lua - take any 2 cards of the display or the markets.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Te-fatu",
    text = "10 mana. Take any 2 cards of the display or the markets.",
    rule = "O6",
    deck = "forbidden",
    kind = "personal",
    cost = 10,
    copies = 4,
    status = "house",
    perform = function(seat) effects.any_cards(seat, 2) end,
}
