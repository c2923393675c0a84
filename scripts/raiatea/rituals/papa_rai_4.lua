-- scripts/raiatea/rituals/papa_rai_4.lua - worth 4 points at the end.
--
-- SPDX-License-Identifier: MIT
return {
    title = "Papa-Ra'i 4",
    text = "11 mana, permanent. Worth 4 points at the end.",
    rule = "O3",
    deck = "forbidden",
    kind = "permanent",
    cost = 11,
    copies = 1,
    status = "house",
    points = function() return 4 end,
}
