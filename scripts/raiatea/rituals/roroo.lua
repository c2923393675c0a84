-- scripts/raiatea/rituals/roroo.lua - train a priest; then all your priests bring mana.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Roro'o",
    text = "6 mana. Train a priest; then all your priests bring mana.",
    rule = "N11",
    deck = "normal",
    kind = "personal",
    cost = 6,
    copies = 3,
    status = "house",
    perform = function(seat)
        effects.priests(seat, 1)
        effects.dance(seat)
    end,
}
