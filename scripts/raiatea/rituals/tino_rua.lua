-- scripts/raiatea/rituals/tino_rua.lua - your priests bring 2 mana more.
--
-- SPDX-License-Identifier: MIT
return {
    title = "Tino-rua",
    text = "7 mana, permanent. Your priests bring 2 mana more.",
    rule = "N15",
    deck = "normal",
    kind = "permanent",
    cost = 7,
    copies = 3,
    status = "house",
    perform = function(seat) host.modify("dance_mana", seat, 2, "game") end,
}
