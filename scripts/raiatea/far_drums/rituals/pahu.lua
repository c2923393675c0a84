-- scripts/raiatea/far_drums/rituals/pahu.lua - a pearl for every two priests.
--
-- SPDX-License-Identifier: MIT
local effects = use "raiatea/effects"

return {
    title = "Pahu", text = "3 mana. Gain a pearl for every two of your priests.",
    deck = "normal", kind = "personal", cost = 3, copies = 3, value = 9,
    perform = function(seat) effects.pearls(seat, game.counter("priests", seat) // 2) end,
}
