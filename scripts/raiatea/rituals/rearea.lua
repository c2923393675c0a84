-- scripts/raiatea/rituals/rearea.lua - reactivate a helper.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Re'are'a",
    text = "3 mana. Reactivate a helper.",
    rule = "N4",
    deck = "normal",
    kind = "personal",
    cost = 3,
    copies = 3,
    status = "house",
    perform = function(seat) effects.restore(seat, 1) end,
}
