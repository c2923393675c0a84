-- scripts/raiatea/rituals/tumu_nui.lua - you prepare one ritual more in ceremonies.
--
-- SPDX-License-Identifier: MIT
return {
    title = "Tumu-nui",
    text = "9 mana, permanent. You prepare one ritual more in ceremonies.",
    rule = "O4",
    deck = "forbidden",
    kind = "permanent",
    cost = 9,
    copies = 4,
    status = "house",
    perform = function(seat) host.modify("clips", seat, 1, "game") end,
}
