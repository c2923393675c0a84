-- scripts/raiatea/rituals/papa_rai_2.lua - worth 2 points at the end.
--
-- SPDX-License-Identifier: MIT
return {
    title = "Papa-Ra'i 2",
    text = "7 mana, permanent. Worth 2 points at the end.",
    rule = "O3",
    deck = "forbidden",
    kind = "permanent",
    cost = 7,
    copies = 1,
    status = "house",
    points = function() return 2 end,
}
