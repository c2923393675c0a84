-- scripts/raiatea/rituals/ata.lua - exchange a mask with the mask market.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Ata",
    text = "3 mana. Exchange a mask with the mask market.",
    rule = "N5",
    deck = "normal",
    kind = "personal",
    cost = 3,
    copies = 3,
    status = "house",
    perform = function(seat) effects.swap_mask(seat) end,
}
