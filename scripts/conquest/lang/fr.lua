-- scripts/conquest/lang/fr.lua - the cards in French.
return {
    ["culture.arioi.title"] = "Arioi",
    ["culture.arioi.text"] = "Une fois dans la partie, quand un hex que vous défendez est attaqué et avant que \z
        rien n'y soit montré : pas de bataille dans cet hex ce tour-ci. Tous les \z
        attaquants rejoignent le groupe contrôlé le plus proche de leur propriétaire, sans \z
        être vus et sans perte.",
    ["culture.breadfruit_pits.title"] = "Fosses à fruits à pain",
    ["culture.breadfruit_pits.text"] = "Tant que la carte est visible, vous pouvez épargner un Point de construction de \z
        plus que ne le permettent les règles en vigueur, pour un tour ultérieur ; les \z
        points épargnés peuvent être dépensés ensemble.",
    ["culture.cannibalism.title"] = "Cannibalisme",
    ["culture.cannibalism.text"] = "Une fois par bataille, sur un jet qui ferait paniquer une pièce ennemie : elle est \z
        retirée. L'ennemi doit choisir un Groupe de guerriers ou un Guerrier local s'il en \z
        a en première ligne.",
    ["culture.commerce.title"] = "Commerce",
    ["culture.commerce.text"] = "Une fois dans la partie, au début d'une étape de Construction : vos constructions \z
        peuvent comprendre un Canoë de transport et une Colonie gratuits, sur votre île \z
        d'origine ou sur des groupes reliés à elle par une chaîne.",
    ["culture.deforestation.title"] = "Déforestation",
    ["culture.deforestation.text"] = "Une fois dans la partie, dans une étape de Victoire, quand les points sont comptés \z
        : un autre joueur de votre choix a 2 points de moins dans cette étape, mais pas \z
        moins de 0.",
    ["culture.double_hulled_canoes.title"] = "Canoës à double coque",
    ["culture.double_hulled_canoes.text"] = "Dans chacune de vos phases de Mouvement, avant qu'un canoë ne bouge, vous pouvez \z
        choisir un hex : vos canoës et rumeurs qui s'y trouvent peuvent avancer d'un hex \z
        de plus. Ajoute 1 à vos jets de recherche du kumara.",
    ["culture.feather_cloak.title"] = "Manteau de plumes",
    ["culture.feather_cloak.text"] = "1 point ; 2 tant que vous contrôlez plus de groupes que chacun des autres joueurs.",
    ["culture.haka.title"] = "Haka",
    ["culture.haka.text"] = "Une fois par bataille, sur un jet : l'attaquant relance le dé et le second \z
        résultat compte. Aucune autre carte n'y touche.",
    ["culture.hui.title"] = "Hui",
    ["culture.hui.text"] = "1 point ; 2 tant que vous contrôlez Hawaiki ou Kuporu.",
    ["culture.hula.title"] = "Hula",
    ["culture.hula.text"] = "1 point.",
    ["culture.jade_carving.title"] = "Sculpture sur jade",
    ["culture.jade_carving.text"] = "1 point.",
    ["culture.kava_ceremony.title"] = "Cérémonie du kava",
    ["culture.kava_ceremony.text"] = "Une fois dans la partie, au début d'un tour : vous prenez le marqueur d'Ordre du \z
        tour et désignez le premier joueur et le sens du jeu.",
    ["culture.luau.title"] = "Luau",
    ["culture.luau.text"] = "Une fois dans la partie, au début d'une étape de Construction : vous avez 2 Points \z
        de construction de plus, pour votre île d'origine et les groupes reliés à elle par \z
        une chaîne.",
    ["culture.marae.title"] = "Marae",
    ["culture.marae.text"] = "Tant que la carte est visible : votre île d'origine, attaquée, a un Guerrier local \z
        de plus, un bleu.",
    ["culture.mere.title"] = "Mere",
    ["culture.mere.text"] = "Une fois par bataille, sur un jet : ajoutez 1 si vous attaquez, retranchez 1 si \z
        vous défendez ; pas plus de 6, pas moins de 1.",
    ["culture.moai.title"] = "Moai",
    ["culture.moai.text"] = "Quand vous la révélez, choisissez un groupe que vous contrôlez : la statue s'y \z
        dresse pour de bon. Vaut 2 points (3 sur Rapa Nui) pour qui contrôle le groupe ; \z
        qui en prend le contrôle prend la carte. Si vous ne contrôlez aucun groupe, vous \z
        choisissez dès que vous en contrôlez un.",
    ["culture.navigation.title"] = "Navigation",
    ["culture.navigation.text"] = "Tant que la carte est visible, votre explorateur continue avec 5 nœuds ou moins, \z
        doit rentrer avec 6 et se perd avec 7 ou plus ; ne s'ajoute pas à la Carte de \z
        l'océan. Ajoute 1 à vos jets de recherche du kumara.",
    ["culture.ocean_chart.title"] = "Carte de l'océan",
    ["culture.ocean_chart.text"] = "Tant que la carte est visible, votre explorateur continue avec 5 nœuds ou moins, \z
        doit rentrer avec 6 et se perd avec 7 ou plus ; ne s'ajoute pas à Navigation. Dans \z
        une recherche du kumara, Perdu devient Retour pour vous.",
    ["culture.pa.title"] = "Pa",
    ["culture.pa.text"] = "Une fois par bataille, quand vous défendez un groupe que vous contrôlez : \z
        retranchez 2 d'un jet, mais pas au-dessous de 1.",
    ["culture.poi.title"] = "Poi",
    ["culture.poi.text"] = "Tant que la carte est visible, tous vos canoës peuvent avancer de 3 hexs au lieu \z
        de 2. Ajoute 1 à vos jets de recherche du kumara.",
    ["culture.rongo_rongo.title"] = "Rongo-rongo",
    ["culture.rongo_rongo.text"] = "1 point ; 2 tant que vous contrôlez Rapa Nui.",
    ["culture.stone_adze.title"] = "Herminette de pierre",
    ["culture.stone_adze.text"] = "Une fois dans la partie, au début d'une étape de Construction : vos constructions \z
        peuvent comprendre soit un Canoë de guerre, soit jusqu'à deux Canoës de transport \z
        gratuits, sur un seul groupe : votre île d'origine ou un groupe relié à elle par \z
        une chaîne.",
    ["culture.surfing.title"] = "Surf",
    ["culture.surfing.text"] = "1 point.",
    ["culture.tapa_cloth.title"] = "Étoffe de tapa",
    ["culture.tapa_cloth.text"] = "Une fois dans la partie, au début d'une étape de Construction : vous pouvez y \z
        acheter une seconde carte Arts et Culture.",
    ["culture.taro_terraces.title"] = "Terrasses de taro",
    ["culture.taro_terraces.text"] = "Tant que la carte est visible, l'Agriculture améliorée ne vous coûte aucun Point \z
        de construction.",
    ["culture.tattoo.title"] = "Tatouage",
    ["culture.tattoo.text"] = "Une fois par bataille, sur un jet qui ferait paniquer une de vos pièces : le jet \z
        est sans effet.",
    ["culture.wood_carving.title"] = "Sculpture sur bois",
    ["culture.wood_carving.text"] = "Tant que la carte est visible, un Canoë de guerre vous coûte 2 Points de \z
        construction au lieu de 3.",
    ["deforestation.whom"] = "Qui a 2 points de moins dans cette étape de Victoire ?",
    ["double_hulled_canoes.where"] = "Les canoës de quel hex avancent d'un hex de plus ?",
    ["moai.where"] = "Sur quel groupe la statue se dresse-t-elle ?",
}
