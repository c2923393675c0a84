-- scripts/raiatea/rituals/mata_arahu.lua - fulfil an open mission.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Mata-Arahu",
    text = "8 mana. Fulfil an open mission.",
    rule = "N16",
    deck = "normal",
    kind = "personal",
    cost = 8,
    copies = 3,
    status = "house",
    perform = function(seat) effects.mission(seat) end,
}
