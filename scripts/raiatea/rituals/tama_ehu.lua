-- scripts/raiatea/rituals/tama_ehu.lua - you sell as if the price marker stood a field higher.
--
-- SPDX-License-Identifier: MIT
return {
    title = "Tama-'ehu",
    text = "6 mana, permanent. You sell as if the price marker stood a field higher.",
    rule = "N13",
    deck = "normal",
    kind = "permanent",
    cost = 6,
    copies = 3,
    status = "house",
    perform = function(seat) host.modify("sell_reach", seat, 1, "game") end,
}
