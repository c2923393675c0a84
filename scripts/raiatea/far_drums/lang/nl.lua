-- scripts/raiatea/far_drums/lang/nl.lua - the mod in Dutch.
--
-- SPDX-License-Identifier: MIT
return {
    ["mod.far_drums.title"] = "Verre trommels",
    ["mod.far_drums.text"] = "Een ritueel meer: trommels die parels uit de zee roepen.",
    ["ritual.pahu.title"] = "Pahu",
    ["ritual.pahu.text"] = "3 mana. Krijg een parel voor elke twee priesters.",
    ["kind.pahu"] = "Pahu",
}
