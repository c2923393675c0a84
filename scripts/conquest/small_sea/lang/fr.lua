-- small_sea/lang/fr.lua - le scénario en français.
return {
    ["mod.small_sea.title"] = "La petite mer",
    ["mod.small_sea.text"] = "Une partie courte à deux sur une carte de 37 hexagones.",
    ["scenario.small_sea.title"] = "La petite mer",
    ["scenario.small_sea.text"] =
        "Tonga et Samoa se partagent une mer avec neuf îles à trouver ; fin à 16 points.",
}
