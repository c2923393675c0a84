-- scripts/raiatea/rituals/taere.lua - fulfil an open mission and pay nothing for it.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Ta'ere",
    text = "10 mana. Fulfil an open mission and pay nothing for it.",
    rule = "O5",
    deck = "forbidden",
    kind = "personal",
    cost = 10,
    copies = 4,
    status = "house",
    perform = function(seat) effects.free_mission(seat) end,
}
