-- scripts/raiatea/rituals/papa_rai_5.lua - worth 5 points at the end.
--
-- SPDX-License-Identifier: MIT
return {
    title = "Papa-Ra'i 5",
    text = "13 mana, permanent. Worth 5 points at the end.",
    rule = "O3",
    deck = "forbidden",
    kind = "permanent",
    cost = 13,
    copies = 1,
    status = "house",
    points = function() return 5 end,
}
