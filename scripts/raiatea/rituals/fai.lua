-- scripts/raiatea/rituals/fai.lua - every player gains 2 pearls.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

local EACH = 2

return {
    title = "Fai",
    text = "2 mana, general. Every player gains 2 pearls.",
    rule = "N3",
    deck = "normal",
    kind = "general",
    cost = 2,
    copies = 3,
    status = "house",
    perform = function()
        for _, each in ipairs(host.seats()) do
            effects.pearls(each, EACH)
        end
    end,
}
