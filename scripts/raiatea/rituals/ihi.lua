-- scripts/raiatea/rituals/ihi.lua - train 2 priests and gain 2 tattoos.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Ihi",
    text = "11 mana. Train 2 priests and gain 2 tattoos.",
    rule = "O7",
    deck = "forbidden",
    kind = "personal",
    cost = 11,
    copies = 4,
    status = "house",
    perform = function(seat)
        effects.priests(seat, 2)
        effects.tattoos(seat, 2)
    end,
}
