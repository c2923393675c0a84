-- scripts/raiatea/rules/scarcity.lua - a variant; what it changes is in lib/.
--
-- SPDX-License-Identifier: MIT
return {
    title = "Mana scarcity",
    text = "Mana for bought rituals and of auctions goes to the supply.",
    rule = "V3",
}
