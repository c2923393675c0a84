-- swift_sails/lang/fr.lua - la règle en français.
return {
    ["mod.swift_sails.title"] = "Voiles rapides",
    ["mod.swift_sails.text"] =
        "Une règle qui rend les canoës plus rapides et la guerre plus chère. Rien que des nombres : pas une ligne de programme.",
    ["rule.swift_sails.title"] = "Voiles rapides",
    ["rule.swift_sails.text"] =
        "Tous les canoës et rumeurs avancent de trois hexagones par tour. Un canoë de guerre coûte 1 point de plus, une colonie 1 de moins.",
}
