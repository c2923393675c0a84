-- scripts/raiatea/rituals/tane_fall.lua - each other player loses a priest.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Tāne the feller",
    text = "7 mana. Each other player loses a priest.",
    rule = "T2",
    deck = "forbidden",
    kind = "interactive",
    set = "tane",
    cost = 7,
    copies = 3,
    status = "house",
    perform = function(seat) effects.topple(seat, 1) end,
}
