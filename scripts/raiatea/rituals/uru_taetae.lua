-- scripts/raiatea/rituals/uru_taetae.lua - gain a tattoo.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Uru-Taetae",
    text = "4 mana. Gain a tattoo.",
    rule = "N6",
    deck = "normal",
    kind = "personal",
    cost = 4,
    copies = 3,
    status = "house",
    perform = function(seat) effects.tattoos(seat, 1) end,
}
