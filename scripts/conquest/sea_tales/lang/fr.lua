-- sea_tales/lang/fr.lua - les cartes en français.
return {
    ["mod.sea_tales.title"] = "Récits de la mer",
    ["mod.sea_tales.text"] = "Cinq événements de plus. Activez la règle Événements aléatoires pour les voir.",
    ["event.whale_stranding.title"] = "Baleine échouée",
    ["event.whale_stranding.text"] =
        "Le joueur en dernière place a 3 points de construction de plus ce tour-ci.",
    ["event.bird_of_land.title"] = "Oiseau de terre",
    ["event.bird_of_land.text"] =
        "Gardez cette carte. Dans votre expédition, quand un marqueur vient d'être posé : vous rentrez avec deux nœuds de plus que d'habitude ce tour-ci.",
    ["event.long_calm.title"] = "Longue accalmie",
    ["event.long_calm.text"] =
        "Les canoës et rumeurs du joueur en tête avancent d'un hexagone de moins ce tour-ci, mais d'un au moins.",
    ["event.master_builder.title"] = "Maître charpentier",
    ["event.master_builder.text"] =
        "Choisissez un joueur : les canoës de guerre lui coûtent 1 point de moins ce tour-ci.",
    ["event.burning_fields.title"] = "Champs en feu",
    ["event.burning_fields.text"] =
        "Choisissez un archipel contrôlé d'au moins deux villages, de n'importe qui : il en perd un.",
    ["master_builder.whom"] = "Pour qui travaille le maître charpentier ?",
    ["burning_fields.where"] = "Où brûlent les champs ?",
}
