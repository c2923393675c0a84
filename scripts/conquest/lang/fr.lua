-- scripts/conquest/lang/fr.lua - the game in French: its cards, then what the module says.
return {
    ["culture.arioi.title"] = "Arioi",
    ["culture.arioi.text"] = "\z
        Une fois dans la partie, quand un hex que vous défendez est attaqué et avant que \z
        rien n'y soit montré : pas de bataille dans cet hex ce tour-ci. Tous les \z
        attaquants rejoignent le groupe contrôlé le plus proche de leur propriétaire, sans \z
        être vus et sans perte.",
    ["culture.breadfruit_pits.title"] = "Fosses à fruits à pain",
    ["culture.breadfruit_pits.text"] = "\z
        Tant que la carte est visible, vous pouvez épargner un Point de construction de \z
        plus que ne le permettent les règles en vigueur, pour un tour ultérieur ; les \z
        points épargnés peuvent être dépensés ensemble.",
    ["culture.cannibalism.title"] = "Cannibalisme",
    ["culture.cannibalism.text"] = "\z
        Une fois par bataille, sur un jet qui ferait paniquer une pièce ennemie : elle est \z
        retirée. L'ennemi doit choisir un Groupe de guerriers ou un Guerrier local s'il en \z
        a en première ligne.",
    ["culture.commerce.title"] = "Commerce",
    ["culture.commerce.text"] = "\z
        Une fois dans la partie, au début d'une étape de Construction : vos constructions \z
        peuvent comprendre un Canoë de transport et une Colonie gratuits, sur votre île \z
        d'origine ou sur des groupes reliés à elle par une chaîne.",
    ["culture.deforestation.title"] = "Déforestation",
    ["culture.deforestation.text"] = "\z
        Une fois dans la partie, dans une étape de Victoire, quand les points sont comptés \z
        : un autre joueur de votre choix a 2 points de moins dans cette étape, mais pas \z
        moins de 0.",
    ["culture.double_hulled_canoes.title"] = "Canoës à double coque",
    ["culture.double_hulled_canoes.text"] = "\z
        Dans chacune de vos phases de Mouvement, avant qu'un canoë ne bouge, vous pouvez \z
        choisir un hex : vos canoës et rumeurs qui s'y trouvent peuvent avancer d'un hex \z
        de plus. Ajoute 1 à vos jets de recherche du kumara.",
    ["culture.feather_cloak.title"] = "Manteau de plumes",
    ["culture.feather_cloak.text"] = "1 point ; 2 tant que vous contrôlez plus de groupes que chacun des autres joueurs.",
    ["culture.haka.title"] = "Haka",
    ["culture.haka.text"] = "\z
        Une fois par bataille, sur un jet : l'attaquant relance le dé et le second \z
        résultat compte. Aucune autre carte n'y touche.",
    ["culture.hui.title"] = "Hui",
    ["culture.hui.text"] = "1 point ; 2 tant que vous contrôlez Hawaiki ou Kuporu.",
    ["culture.hula.title"] = "Hula",
    ["culture.hula.text"] = "1 point.",
    ["culture.jade_carving.title"] = "Sculpture sur jade",
    ["culture.jade_carving.text"] = "1 point.",
    ["culture.kava_ceremony.title"] = "Cérémonie du kava",
    ["culture.kava_ceremony.text"] = "\z
        Une fois dans la partie, au début d'un tour : vous prenez le marqueur d'Ordre du \z
        tour et désignez le premier joueur et le sens du jeu.",
    ["culture.luau.title"] = "Luau",
    ["culture.luau.text"] = "\z
        Une fois dans la partie, au début d'une étape de Construction : vous avez 2 Points \z
        de construction de plus, pour votre île d'origine et les groupes reliés à elle par \z
        une chaîne.",
    ["culture.marae.title"] = "Marae",
    ["culture.marae.text"] = "\z
        Tant que la carte est visible : votre île d'origine, attaquée, a un Guerrier local \z
        de plus, un bleu.",
    ["culture.mere.title"] = "Mere",
    ["culture.mere.text"] = "\z
        Une fois par bataille, sur un jet : ajoutez 1 si vous attaquez, retranchez 1 si \z
        vous défendez ; pas plus de 6, pas moins de 1.",
    ["culture.moai.title"] = "Moai",
    ["culture.moai.text"] = "\z
        Quand vous la révélez, choisissez un groupe que vous contrôlez : la statue s'y \z
        dresse pour de bon. Vaut 2 points (3 sur Rapa Nui) pour qui contrôle le groupe ; \z
        qui en prend le contrôle prend la carte. Si vous ne contrôlez aucun groupe, vous \z
        choisissez dès que vous en contrôlez un.",
    ["culture.navigation.title"] = "Navigation",
    ["culture.navigation.text"] = "\z
        Tant que la carte est visible, votre explorateur continue avec 5 nœuds ou moins, \z
        doit rentrer avec 6 et se perd avec 7 ou plus ; ne s'ajoute pas à la Carte de \z
        l'océan. Ajoute 1 à vos jets de recherche du kumara.",
    ["culture.ocean_chart.title"] = "Carte de l'océan",
    ["culture.ocean_chart.text"] = "\z
        Tant que la carte est visible, votre explorateur continue avec 5 nœuds ou moins, \z
        doit rentrer avec 6 et se perd avec 7 ou plus ; ne s'ajoute pas à Navigation. Dans \z
        une recherche du kumara, Perdu devient Retour pour vous.",
    ["culture.pa.title"] = "Pa",
    ["culture.pa.text"] = "\z
        Une fois par bataille, quand vous défendez un groupe que vous contrôlez : \z
        retranchez 2 d'un jet, mais pas au-dessous de 1.",
    ["culture.poi.title"] = "Poi",
    ["culture.poi.text"] = "\z
        Tant que la carte est visible, tous vos canoës peuvent avancer de 3 hexs au lieu \z
        de 2. Ajoute 1 à vos jets de recherche du kumara.",
    ["culture.rongo_rongo.title"] = "Rongo-rongo",
    ["culture.rongo_rongo.text"] = "1 point ; 2 tant que vous contrôlez Rapa Nui.",
    ["culture.stone_adze.title"] = "Herminette de pierre",
    ["culture.stone_adze.text"] = "\z
        Une fois dans la partie, au début d'une étape de Construction : vos constructions \z
        peuvent comprendre soit un Canoë de guerre, soit jusqu'à deux Canoës de transport \z
        gratuits, sur un seul groupe : votre île d'origine ou un groupe relié à elle par \z
        une chaîne.",
    ["culture.surfing.title"] = "Surf",
    ["culture.surfing.text"] = "1 point.",
    ["culture.tapa_cloth.title"] = "Étoffe de tapa",
    ["culture.tapa_cloth.text"] = "\z
        Une fois dans la partie, au début d'une étape de Construction : vous pouvez y \z
        acheter une seconde carte Arts et Culture.",
    ["culture.taro_terraces.title"] = "Terrasses de taro",
    ["culture.taro_terraces.text"] = "\z
        Tant que la carte est visible, l'Agriculture améliorée ne vous coûte aucun Point \z
        de construction.",
    ["culture.tattoo.title"] = "Tatouage",
    ["culture.tattoo.text"] = "\z
        Une fois par bataille, sur un jet qui ferait paniquer une de vos pièces : le jet \z
        est sans effet.",
    ["culture.wood_carving.title"] = "Sculpture sur bois",
    ["culture.wood_carving.text"] = "\z
        Tant que la carte est visible, un Canoë de guerre vous coûte 2 Points de \z
        construction au lieu de 3.",
    ["deforestation.whom"] = "Qui a 2 points de moins dans cette étape de Victoire ?",
    ["double_hulled_canoes.where"] = "Les canoës de quel hex avancent d'un hex de plus ?",
    ["moai.where"] = "Sur quel groupe la statue se dresse-t-elle ?",
    ["adrift"] = "{2:int} de vos pièces à {1:zone} n'auraient plus de place dans un canoë",
    ["battle_held"] = "Les habitants de {1:zone} repoussent {0:seat}",
    ["battle_independent"] = "{0:seat} attaque le groupe indépendant {1:zone}",
    ["battle_named"] = "{0:seat} attaque {1:zone}, tenu par {2:seat}",
    ["battle_none"] = "Il n'y a pas de bataille à {1:zone}",
    ["battle_won"] = "{0:seat} gagne la bataille de {1:zone}",
    ["becalmed"] = "L'explorateur de {0:seat} reste à {1:zone} et prend deux nœuds",
    ["blown"] = "{0:seat} envoie l'explorateur de {1:seat} à {2:zone}",
    ["boarded"] = "{0:seat} charge {1:kind} sur {2:kind}",
    ["build_begins"] = "L'étape de Construction commence",
    ["build_over"] = "L'étape de Construction est finie",
    ["built"] = "{0:seat} construit {1:kind} à {2:zone}",
    ["built_up"] = "{0:seat} construit un canoë de transport face visible à {1:zone}",
    ["card_bought"] = "{0:seat} achète une carte Arts et Culture : {1:kind}",
    ["card_elected"] = "{0:seat} utilise {1:kind} sur ce jet",
    ["card_passed"] = "{1:kind} appartient maintenant à {0:seat}",
    ["card_shown"] = "{0:seat} révèle {1:kind}",
    ["card_used"] = "{0:seat} utilise {1:kind}",
    ["conquered"] = "{0:seat} a conquis {1:zone}",
    ["control_lost"] = "{0:seat} ne contrôle plus {1:zone}",
    ["counted"] = "{0:seat} a {1:half} points de victoire",
    ["declared"] = "{0:seat} annonce la victoire avec {1:half} points",
    ["embarked"] = "L'explorateur de {0:seat} part de {1:zone}",
    ["event_played"] = "{0:seat} joue {1:kind}",
    ["explored"] = "{0:seat} explore {1:zone} : {2:kind}",
    ["explorer_back"] = "L'explorateur de {0:seat} revient de la case Perdu",
    ["explorer_lost"] = "Avec {1:int} nœuds, l'explorateur de {0:seat} est perdu",
    ["explorer_stays"] = "{0:seat} n'explore pas",
    ["farm_built"] = "{0:seat} améliore l'agriculture à {1:zone}",
    ["final_count"] = "Décompte final : {0:seat} a {1:half} points de victoire",
    ["flipped_down"] = "{0:seat} cache un canoë de transport à {1:zone}",
    ["flipped_up"] = "{0:seat} découvre un canoë de transport à {1:zone}",
    ["flips_over"] = "{0:seat} commence à déplacer ses canoës",
    ["game_goes_on"] = "Personne n'a {0:half} points : la partie continue",
    ["hex_controlled"] = "{0:seat} contrôle maintenant {1:zone}",
    ["home_lost"] = "{0:seat} a perdu son île d'origine {1:zone}",
    ["home_moved"] = "{0:seat} fait de {1:zone} sa nouvelle île d'origine",
    ["home_taken"] = "{0:seat} s'installe à {1:zone}",
    ["island_found"] = "{0:seat} trouve une île à {1:zone}",
    ["knots"] = "{0:seat} a {1:int} {1:plural:nœud:nœuds} jusqu'ici",
    ["landed"] = "La flotte de {0:seat} finit son trajet à {1:zone}",
    ["left_behind"] = "Aucun canoë ne porte {1:kind} de {0:seat} : la pièce est retirée",
    ["local_panicked"] = "Un guerrier local de {0:zone} panique",
    ["local_removed"] = "Un guerrier local de {0:zone} est retiré",
    ["locals_join"] = "{1:int} {1:plural:guerrier local se joint:guerriers locaux se joignent} à la défense de {0:zone}",
    ["lost_at_sea"] = "{1:kind} de {0:seat} se perd en mer à {2:zone}",
    ["mod.conquest.text"] = "Carte, tuiles, marqueurs, pions, cartes et scénarios du jeu de base.",
    ["mod.conquest.title"] = "Conquest of Paradise",
    ["move_begins"] = "{0:seat} commence son étape de Mouvement et Bataille",
    ["move_over"] = "{0:seat} a fini ses mouvements",
    ["mustered"] = "{0:seat} prend {1:kind} à {2:zone} dans la flotte",
    ["no_refuge"] = "{0:seat} n'a nulle part où se retirer de {1:zone}",
    ["nobody_left"] = "Il ne reste personne : la partie est nulle",
    ["ocean_found"] = "{1:zone} est de l'océan",
    ["off_course"] = "{0:seat} est dérouté à {1:zone}",
    ["option.deal_homes"] = "Les îles d'origine sont tirées au sort",
    ["order_marker"] = "{0:seat} est dernier et prend le marqueur d'Ordre du tour",
    ["order_set"] = "{0:seat} joue en premier, puis dans le sens horaire",
    ["order_set_back"] = "{0:seat} joue en premier, puis dans le sens antihoraire",
    ["order_taken"] = "{0:seat} prend le marqueur d'Ordre du tour",
    ["panicked"] = "{1:kind} de {0:seat} panique",
    ["piece_shown"] = "{0:seat} montre {1:kind}",
    ["point_saved"] = "{0:seat} épargne un Point de construction",
    ["point_spent"] = "{0:seat} dépense un Point de construction épargné",
    ["regrouped"] = "{0:seat} se regroupe à {1:zone}",
    ["removed"] = "{1:kind} de {0:seat} est retiré",
    ["retreated"] = "{0:seat} se retire de {1:zone} à {2:zone}",
    ["return_forced"] = "Avec {1:int} nœuds, l'explorateur de {0:seat} doit rentrer",
    ["returned"] = "L'explorateur de {0:seat} rentre",
    ["roll_changed"] = "Le jet compte pour {0:int}",
    ["roll_nothing"] = "Le jet est sans effet",
    ["rumor_gone"] = "Ce n'était qu'une rumeur : elle retourne à {0:seat}",
    ["rumor_off"] = "{0:seat} retire une rumeur de {1:zone}",
    ["sailed"] = "Une flotte de {0:seat} vogue de {1:zone} à {2:zone}",
    ["scenario.east_duel.text"] = "Raiatea et Hiva à deux ; Tonga et Samoa sont des groupes indépendants à trois guerriers.",
    ["scenario.east_duel.title"] = "Duel de l'Est",
    ["scenario.short_game.text"] = "Trois villages et un canoë de transport au départ ; la fin à 25, 22 ou 19 points.",
    ["scenario.short_game.title"] = "Partie courte",
    ["scenario.standard.text"] = "Deux villages et deux groupes de guerriers chacun ; la fin à 28, 25 ou 22 points.",
    ["scenario.standard.title"] = "Partie normale",
    ["seat_out"] = "{0:seat} n'a plus ni village, ni colonie, ni canoë et quitte la partie",
    ["settled"] = "Une colonie de {0:seat} devient un village à {1:zone}",
    ["shed"] = "{0:seat} laisse {1:kind} à {2:zone}",
    ["sort.chit"] = "Jeton solitaire",
    ["sort.culture"] = "Carte Arts et Culture",
    ["sort.event"] = "Événement",
    ["step.battle"] = "Bataille",
    ["step.build"] = "Construction",
    ["step.explore"] = "Exploration",
    ["step.home"] = "Nouvelle île d'origine",
    ["step.move"] = "Mouvement et Bataille",
    ["step.order"] = "Ordre du tour",
    ["step.retreat"] = "Retraite",
    ["step.setup"] = "Îles d'origine",
    ["step.turn"] = "Tour",
    ["step.victory"] = "Victoire",
    ["stopped"] = "À {1:zone}, la flotte de {0:seat} doit s'arrêter",
    ["swift"] = "Les canoës de {0:seat} à {1:zone} peuvent avancer de {2:int} {2:plural:hex:hexs} de plus",
    ["tie_cards"] = "L'égalité se départage par les cartes Arts et Culture : {0:seats}",
    ["tie_groups"] = "L'égalité se départage par les groupes contrôlés : {0:seats}",
    ["tile_kept"] = "{0:seat} garde secrète l'île de {1:zone}",
    ["tile_known_to_all"] = "Tous connaissent {1:zone} : {2:kind} est retournée",
    ["tile_seen"] = "{0:seat} regarde la tuile de {1:zone} : {2:kind}",
    ["tile_up"] = "{0:seat} révèle {2:kind} à {1:zone}",
    ["transit_over"] = "{0:seat} a fini le transit",
    ["transited"] = "{0:seat} déplace {1:kind} de {2:zone} à {3:zone} par transit",
    ["traversed"] = "{0:seat} traverse {1:zone} pour deux nœuds",
    ["turn_begins"] = "Le tour {0:int} commence",
    ["turned_inward"] = "{0:seat} se replie sur soi",
    ["undefended"] = "Personne ne défend {1:zone} : {0:seat} gagne sans jet de dé",
    ["verb.abandon"] = "Laisser {0:kind} en arrière",
    ["verb.blow"] = "Pousser l'explorateur à {0:zone}",
    ["verb.build"] = "Construire {0:kind} à {1:zone}",
    ["verb.build-up"] = "Construire un canoë de transport face visible à {0:zone}",
    ["verb.card"] = "Acheter une carte Arts et Culture, payée par {0:zone}",
    ["verb.commit"] = "Le plan est prêt",
    ["verb.declare"] = "Annoncer la victoire",
    ["verb.discover"] = "Explorer {0:zone}",
    ["verb.done"] = "Terminé",
    ["verb.elect"] = "Utiliser {0:kind} sur ce jet",
    ["verb.embark"] = "Partir de {0:zone}",
    ["verb.farm"] = "Améliorer l'agriculture à {0:zone}",
    ["verb.fight"] = "Combattre à {0:zone}",
    ["verb.flip"] = "Retourner un canoë de transport à {0:zone}",
    ["verb.give"] = "Abandonner {0:kind} pour sauver un village",
    ["verb.home"] = "Faire de {0:zone} l'île d'origine",
    ["verb.hush"] = "Retirer une rumeur de {0:zone}",
    ["verb.inward"] = "Se replier sur soi",
    ["verb.keep"] = "Garder l'île secrète",
    ["verb.land"] = "Finir le trajet de cette flotte",
    ["verb.leave"] = "Abandonner {0:kind} à {1:zone}",
    ["verb.load"] = "Charger {0:kind} sur {1:kind}",
    ["verb.lose"] = "Perdre {0:kind}",
    ["verb.muster"] = "Prendre {0:kind} à {1:zone} dans la flotte, {3:int} hexs restants",
    ["verb.order"] = "{0:seat} joue en premier",
    ["verb.play"] = "Jouer {0:kind}",
    ["verb.retreat"] = "Se retirer à {0:zone}",
    ["verb.return"] = "Faire rentrer l'explorateur",
    ["verb.reveal"] = "Révéler l'île",
    ["verb.roll"] = "Lancer le dé",
    ["verb.rumor"] = "Répandre une rumeur à {0:zone}",
    ["verb.sail"] = "Voguer vers {0:zone}",
    ["verb.settle"] = "Transformer une colonie de {0:zone} en village",
    ["verb.shed"] = "Laisser ici {0:kind}, {2:int} hexs restants",
    ["verb.show"] = "Révéler {0:kind}",
    ["verb.spend"] = "Dépenser un Point de construction épargné",
    ["verb.stay"] = "Ne pas explorer",
    ["verb.store"] = "Épargner un Point de construction de {0:zone}",
    ["verb.top"] = "Découvrir un canoë de transport",
    ["verb.transit"] = "Déplacer {0:kind} le long de la chaîne de {1:zone} à {2:zone}",
    ["verb.unveil"] = "Retourner l'île de {0:zone}",
    ["verb.use"] = "Utiliser {0:kind}",
    ["verb.village"] = "Construire un village à {0:zone}",
    ["village_built"] = "{0:seat} construit un village à {1:zone}",
    ["village_saved"] = "{0:seat} abandonne {1:kind} pour sauver un village à {2:zone}",
    ["villages_razed"] = "{1:int} {1:plural:village:villages} de {0:zone} {1:plural:est retiré:sont retirés}",
    ["war_canoe_met"] = "Canoë de guerre ennemi à {1:zone} : la flotte de {0:seat} s'arrête",
    ["window.battle-declare"] = "Avant qu'une bataille ne se forme",
    ["window.battle-roll"] = "Après un jet de bataille",
    ["window.build-start"] = "Avant que l'on ne planifie les constructions",
    ["window.event-read"] = "Un événement est lu",
    ["window.turn-order"] = "Avant que l'on ne prenne le marqueur d'Ordre du tour",
    ["window.victory"] = "Quand les points sont comptés",
    ["standing"] = "État de {0:seat} : {1:half} points, {2:int} {2:plural:village:villages}, \z
        {3:int} {3:plural:groupe:groupes}, {4:int} {4:plural:carte:cartes}",
}
