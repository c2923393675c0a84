-- scripts/raiatea/rituals/papa_rai_3.lua - worth 3 points at the end.
--
-- SPDX-License-Identifier: MIT
return {
    title = "Papa-Ra'i 3",
    text = "9 mana, permanent. Worth 3 points at the end.",
    rule = "O3",
    deck = "forbidden",
    kind = "permanent",
    cost = 9,
    copies = 1,
    status = "house",
    points = function() return 3 end,
}
