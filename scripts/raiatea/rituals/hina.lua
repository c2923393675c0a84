-- scripts/raiatea/rituals/hina.lua - six mana for each player go into the bag.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

local EACH = 6

return {
    title = "Hina",
    text = "1 mana, general. Six mana for each player go into the bag.",
    rule = "N1",
    deck = "normal",
    kind = "general",
    cost = 1,
    copies = 3,
    status = "printed",
    perform = function() effects.bag(EACH * #host.seats()) end,
}
