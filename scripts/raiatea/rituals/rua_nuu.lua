-- scripts/raiatea/rituals/rua_nuu.lua - you gain a pearl more at the oyster reef.
--
-- SPDX-License-Identifier: MIT
return {
    title = "Rua-nu'u",
    text = "7 mana, permanent. You gain a pearl more at the oyster reef.",
    rule = "N14",
    deck = "normal",
    kind = "permanent",
    cost = 7,
    copies = 3,
    status = "house",
    perform = function(seat) host.modify("reef_pearls", seat, 1, "game") end,
}
