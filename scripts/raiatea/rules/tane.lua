-- scripts/raiatea/rules/tane.lua - a variant; what it changes is in lib/.
--
-- SPDX-License-Identifier: MIT
return {
    title = "Tāne game",
    text = "The Tāne rituals are added to the decks. They steal, silence and fell.",
    rule = "V1",
}
