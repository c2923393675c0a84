-- scripts/raiatea/rituals/matarua_goods.lua - each of your missions of goods is worth a point more.
--
-- SPDX-License-Identifier: MIT
local missions = use "missions"

return {
    title = "Matarua of goods",
    text = "12 mana, permanent. Each of your missions of goods is worth a point more.",
    rule = "O8",
    deck = "forbidden",
    kind = "permanent",
    cost = 12,
    copies = 1,
    status = "house",
    points = function(seat) return missions.of_sort(seat, "goods") end,
}
