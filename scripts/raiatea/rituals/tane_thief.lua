-- scripts/raiatea/rituals/tane_thief.lua - take 2 pearls from each other player.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Tāne the thief",
    text = "5 mana. Take 2 pearls from each other player.",
    rule = "T1",
    deck = "normal",
    kind = "interactive",
    set = "tane",
    cost = 5,
    copies = 3,
    status = "house",
    perform = function(seat) effects.rob(seat, 2) end,
}
