-- scripts/raiatea/rituals/faa_rua_roa.lua - draw rituals by your rank and keep 2.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Fa'a-rua-roa",
    text = "8 mana. Draw rituals by your rank and keep 2.",
    rule = "O2",
    deck = "forbidden",
    kind = "personal",
    cost = 8,
    copies = 4,
    status = "house",
    perform = function(seat) effects.draw(seat, 2) end,
}
