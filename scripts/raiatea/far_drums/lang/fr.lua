-- scripts/raiatea/far_drums/lang/fr.lua - the mod in French.
--
-- SPDX-License-Identifier: MIT
return {
    ["mod.far_drums.title"] = "Tambours lointains",
    ["mod.far_drums.text"] = "Un rituel de plus : des tambours qui appellent les perles de la mer.",
    ["ritual.pahu.title"] = "Pahu",
    ["ritual.pahu.text"] = "3 mana. Gagnez une perle pour deux de vos prêtres.",
    ["kind.pahu"] = "Pahu",
}
