-- scripts/raiatea/rituals/pere.lua - gain 2 tattoos.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Pere",
    text = "7 mana. Gain 2 tattoos.",
    rule = "O1",
    deck = "forbidden",
    kind = "personal",
    cost = 7,
    copies = 4,
    status = "house",
    perform = function(seat) effects.tattoos(seat, 2) end,
}
