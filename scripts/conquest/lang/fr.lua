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
        tour et désignez le premier joueur et le sens du jeu. Avec les Événements \z
        aléatoires, le dernier de la piste pioche alors.",
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
        Tant que la carte est visible, tous vos canoës et toutes vos rumeurs peuvent avancer \z
        de 3 hex au lieu de 2. Ajoute 1 à vos jets de recherche du kumara.",
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
    ["battle_rolled"] = "{0:seat} obtient {1:int} au dé dans la bataille de {2:zone}",
    ["battle_named"] = "{0:seat} attaque {1:zone}, tenu par {2:seat}",
    ["battle_none"] = "Il n'y a pas de bataille à {1:zone}",
    ["battle_won"] = "{0:seat} gagne la bataille de {1:zone}",
    ["becalmed"] = "L'explorateur de {0:seat} reste à {1:zone} et prend deux nœuds",
    ["blown"] = "{0:seat} envoie l'explorateur de {1:seat} à {2:zone}",
    ["boarded"] = "{0:seat} charge un {1:kind} sur un {2:kind}",
    ["build_begins"] = "L'étape de Construction commence",
    ["build_over"] = "L'étape de Construction est finie",
    ["built"] = "{0:seat} construit un {1:kind:pion face cachée} à {2:zone}",
    ["built_up"] = "{0:seat} construit un canoë de transport face visible à {1:zone}",
    ["card_bought"] = "{0:seat} achète une carte Arts et Culture : {1:kind:gardée face cachée}",
    ["card_elected"] = "{0:seat} utilise {1:kind} sur ce jet",
    ["card_passed"] = "{1:kind} appartient maintenant à {0:seat}",
    ["card_shown"] = "{0:seat} révèle {1:kind}",
    ["card_used"] = "{0:seat} utilise {1:kind}",
    ["conquered"] = "{0:seat} a conquis {1:zone}",
    ["control_lost"] = "{0:seat} ne contrôle plus {1:zone}",
    ["counted"] = "{0:seat} a {1:half} points de victoire",
    ["declared"] = "{0:seat} annonce la victoire avec {1:half} points",
    ["embarked"] = "{0:seat} envoie l'explorateur depuis {1:zone}",
    ["event_played"] = "{0:seat} joue {1:kind}",
    ["explored"] = "{0:seat} explore {1:zone} : {2:kind}",
    ["explorer_back"] = "L'explorateur de {0:seat} revient de la case Perdu",
    ["explorer_lost"] = "{0:seat} perd l'explorateur : {1:int} nœuds, c'est trop",
    ["explorer_stays"] = "{0:seat} n'explore pas",
    ["farm_built"] = "{0:seat} améliore l'agriculture à {1:zone}",
    ["ended"] = "La partie finit après le tour {0:int}",
    ["final_count"] = "Décompte final : {0:seat} a {1:half} points de victoire",
    ["flipped_down"] = "{0:seat} cache un canoë de transport à {1:zone}",
    ["flipped_up"] = "{0:seat} découvre un canoë de transport à {1:zone}",
    ["flips_over"] = "{0:seat} commence à déplacer ses canoës",
    ["game_goes_on"] = "Personne n'a {0:half} points : la partie continue",
    ["hex_controlled"] = "{0:seat} contrôle maintenant {1:zone}",
    ["home_lost"] = "{0:seat} a perdu son île d'origine {1:zone}",
    ["home_moved"] = "{0:seat} fait de {1:zone} sa nouvelle île d'origine",
    ["home_taken"] = "{0:seat} s'installe à {1:zone}",
    ["island_found"] = "{0:seat} trouve une terre{1:at}",
    ["knots"] = "{0:seat} a {1:int} {1:plural:nœud:nœuds} jusqu'ici",
    ["landed"] = "{0:seat} accoste à {1:zone}",
    ["left_behind"] = "Aucun canoë ne porte le {1:kind} de {0:seat} : la pièce est retirée",
    ["local_panicked"] = "Un guerrier local de {0:zone} panique",
    ["local_removed"] = "Un guerrier local de {0:zone} est retiré",
    ["locals_join"] = "{1:int} {1:plural:guerrier local se joint:guerriers locaux se joignent} à la défense de {0:zone}",
    ["lost_at_sea"] = "{0:seat} perd un {1:kind:pion face cachée} en mer à {2:zone}",
    ["mod.conquest.text"] = "\z
        Explorez un océan inconnu, peuplez ses îles et battez-vous pour elles. De un à \z
        quatre joueurs, une ou deux heures.",
    ["mod.conquest.title"] = "Conquest of Paradise",
    ["move_begins"] = "{0:seat} commence son étape de Mouvement et Bataille",
    ["move_over"] = "{0:seat} a fini ses mouvements",
    ["mustered"] = "{0:seat} prend un {1:kind:pion face cachée} à {2:zone} dans la flotte",
    ["no_refuge"] = "{0:seat} n'a nulle part où se retirer de {1:zone}",
    ["nobody_left"] = "Il ne reste personne : la partie est nulle",
    ["ocean_found"] = "{0:seat} ne trouve que de l'eau{1:at}",
    ["off_course"] = "{0:seat} est dérouté{1:at}",
    ["option.deal_homes"] = "Les îles d'origine sont tirées au sort, au lieu d'être choisies",
    ["order_marker"] = "{0:seat} est dernier et prend le marqueur d'Ordre du tour",
    ["order_set"] = "{0:seat} joue en premier, puis dans le sens horaire",
    ["order_set_back"] = "{0:seat} joue en premier, puis dans le sens antihoraire",
    ["order_taken"] = "{0:seat} prend le marqueur d'Ordre du tour",
    ["panicked"] = "Un {1:kind} de {0:seat} panique",
    ["piece_shown"] = "{0:seat} montre un {1:kind}",
    ["point_saved"] = "{0:seat} épargne un Point de construction",
    ["point_spent"] = "{0:seat} dépense un Point de construction épargné",
    ["regrouped"] = "{0:seat} se regroupe à {1:zone}",
    ["removed"] = "{0:seat} perd une pièce : {1:kind}",
    ["retreated"] = "{0:seat} se retire de {1:zone} à {2:zone}",
    ["return_forced"] = "{0:seat} doit faire demi-tour : {1:int} nœuds",
    ["returned"] = "{0:seat} fait rentrer l'explorateur",
    ["roll_changed"] = "Le jet compte pour {0:int}",
    ["roll_nothing"] = "Le jet est sans effet",
    ["rumor_gone"] = "Ce n'était qu'une rumeur : elle retourne à {0:seat}",
    ["rumor_off"] = "{0:seat} retire une rumeur de {1:zone}",
    ["sailed"] = "{0:seat} vogue de {1:zone} à {2:zone}",
    ["scenario.east_duel.text"] = "Raiatea et Hiva à deux ; Tonga et Samoa sont des groupes indépendants à trois guerriers.",
    ["scenario.east_duel.title"] = "Duel de l'Est",
    ["scenario.short_game.text"] = "Trois villages et un canoë de transport au départ ; la fin à 25, 22 ou 19 points.",
    ["scenario.short_game.title"] = "Partie courte",
    ["scenario.standard.text"] = "Deux villages et deux groupes de guerriers chacun ; la fin à 28, 25 ou 22 points.",
    ["scenario.standard.title"] = "Partie normale",
    ["seat_out"] = "{0:seat} n'a plus ni village, ni colonie, ni canoë et quitte la partie",
    ["settled"] = "{0:seat} fait d'une colonie un village à {1:zone}",
    ["shed"] = "{0:seat} laisse un {1:kind:pion face cachée} à {2:zone}",
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
    ["stopped"] = "{0:seat} doit s'arrêter à {1:zone}",
    ["swift"] = "Les canoës de {0:seat} à {1:zone} peuvent avancer de {2:int} hex de plus",
    ["tie_cards"] = "L'égalité se départage par les cartes Arts et Culture : {0:seats}",
    ["tie_groups"] = "L'égalité se départage par les groupes contrôlés : {0:seats}",
    ["tile_kept"] = "{0:seat} garde l'île secrète{1:at}",
    ["tile_known_to_all"] = "Tous ont vu {2:kind} : la tuile est retournée{1:at}",
    ["tile_seen"] = "{0:seat} voit {2:kind:de quelle île il s'agit}{1:at}",
    ["tile_up"] = "{0:seat} révèle {2:kind}{1:at}",
    ["transit_over"] = "{0:seat} a fini le transit",
    ["transited"] = "{0:seat} déplace un {1:kind:pion face cachée} de {2:zone} à {3:zone} par transit",
    ["traversed"] = "{0:seat} traverse {1:zone} pour deux nœuds",
    ["turn_begins"] = "Le tour {0:int} commence",
    ["turned_inward"] = "{0:seat} se replie sur soi",
    ["undefended"] = "Personne ne défend {1:zone} : {0:seat} gagne sans jet de dé",
    ["verb.abandon"] = "Laisser un {0:kind} en arrière",
    ["verb.blow"] = "Pousser l'explorateur à {0:zone}",
    ["verb.build"] = "Construire un {0:kind} à {1:zone}",
    ["verb.build-up"] = "Construire un canoë de transport face visible à {0:zone}",
    ["verb.card"] = "Acheter une carte Arts et Culture, payée par {0:zone}",
    ["verb.commit"] = "Le plan est prêt",
    ["verb.declare"] = "Annoncer la victoire",
    ["verb.discover"] = "Envoyer l'explorateur à {0:zone}",
    ["verb.done"] = "Terminé",
    ["verb.elect"] = "Utiliser {0:kind} sur ce jet",
    ["verb.embark"] = "Partir de {0:zone}",
    ["verb.farm"] = "Améliorer l'agriculture à {0:zone}",
    ["verb.fight"] = "Combattre à {0:zone}",
    ["verb.flip"] = "Retourner un canoë de transport à {0:zone}, face {1:plural:cachée:visible}",
    ["verb.give"] = "Abandonner un {0:kind} pour sauver un village",
    ["verb.home"] = "Faire de {0:zone} l'île d'origine",
    ["verb.hush"] = "Retirer une rumeur de {0:zone}",
    ["verb.inward"] = "Se replier sur soi",
    ["verb.keep"] = "Garder l'île secrète",
    ["verb.land"] = "Finir le trajet de cette flotte",
    ["verb.leave"] = "Abandonner un {0:kind} à {1:zone}",
    ["verb.load"] = "Charger un {0:kind} sur un {1:kind}",
    ["verb.lose"] = "Choisir un {0:kind}",
    ["verb.muster"] = "\z
        Prendre un {0:kind}, face {2:plural:cachée:visible}, à {1:zone} dans la flotte, {3:int} hex \z
        restants",
    ["verb.order"] = "{0:seat} joue en premier",
    ["verb.play"] = "Jouer {0:kind}",
    ["verb.retreat"] = "Se retirer à {0:zone}",
    ["verb.return"] = "Faire rentrer l'explorateur",
    ["verb.reveal"] = "Révéler l'île",
    ["verb.roll"] = "Lancer le dé",
    ["verb.rumor"] = "Répandre une rumeur à {0:zone}",
    ["verb.sail"] = "Voguer vers {0:zone}",
    ["verb.settle"] = "Transformer une colonie de {0:zone} en village",
    ["verb.shed"] = "\z
        Laisser ici un {0:kind}, face {1:plural:cachée:visible}, {2:int} hex restants",
    ["verb.show"] = "Révéler {0:kind}",
    ["verb.spend"] = "Dépenser un Point de construction épargné",
    ["verb.stay"] = "Ne pas explorer",
    ["verb.store"] = "Épargner un Point de construction de {0:zone}",
    ["verb.top"] = "Découvrir un canoë de transport",
    ["verb.transit"] = "\z
        Déplacer un {0:kind}, face {3:plural:cachée:visible}, le long de la chaîne de {1:zone} à \z
        {2:zone}",
    ["verb.unveil"] = "Retourner l'île de {0:zone}",
    ["verb.use"] = "Utiliser {0:kind}",
    ["verb.village"] = "Construire un village à {0:zone}",
    ["village_built"] = "{0:seat} construit un village à {1:zone}",
    ["village_saved"] = "{0:seat} abandonne un {1:kind} pour sauver un village à {2:zone}",
    ["villages_razed"] = "{1:int} {1:plural:village:villages} de {0:zone} {1:plural:est retiré:sont retirés}",
    ["war_canoe_met"] = "{0:seat} rencontre un canoë de guerre ennemi à {1:zone} et s'arrête",
    ["withstood"] = "Un {1:kind} de {0:seat} tient bon",
    ["window.battle-declare"] = "Avant qu'une bataille ne se forme",
    ["window.battle-start"] = "Avant le premier jet d'une bataille",
    ["window.battle-roll"] = "Après un jet de bataille",
    ["window.build-start"] = "Avant que l'on ne planifie les constructions",
    ["window.event-read"] = "Un événement est lu",
    ["window.turn-order"] = "Avant que l'on ne prenne le marqueur d'Ordre du tour",
    ["window.victory"] = "Quand les points sont comptés",
    ["standing"] = "État de {0:seat} : {1:half} points, {2:int} {2:plural:village:villages}, \z
        {3:int} {3:plural:groupe:groupes} (dont {5:int} dans la chaîne d'origine), \z
        {4:int} {4:plural:carte:cartes}",

    -- Advanced rules and their scenarios.
    ["america_reached"] = "L'explorateur de {0:seat} atteint l'Amérique du Sud",
    ["end_changed"] = "{0:half} points terminent cette partie",
    ["end_far"] = "C'est à plus de trois points de la fin habituelle de cette partie",
    ["kumara_taken"] = "{0:seat} prend un marqueur Kumara",
    ["malaria_rolled"] = "{0:seat} obtient {1:int} au jet de paludisme",
    ["malaria_spares"] = "Le paludisme frappe {1:zone} et n'y trouve pas de village",
    ["malaria_strikes"] = "Le paludisme emporte un village de {1:zone}",
    ["marker_back"] = "{2:kind} ne convient pas à {1:zone} et retourne dans le gobelet",
    ["provisions"] = "{0:seat} trouve {1:zone} et prend un marqueur Galápagos",
    ["reason.before_start"] = "avant le premier tour on n'achète que des pièces, pas « {0:verb} »",
    ["reason.enemy_land"] = "personne ne marche vers {0:zone}, un hex ennemi",
    ["reason.has_walked"] = "le {0:kind} à {1:zone} a déjà marché ce tour-ci, ou rencontré l'ennemi",
    ["reason.kumara_off"] = "personne ne cherche de kumara dans cette partie",
    ["reason.nearer"] = "dérouté, l'explorateur ne s'approche pas de l'Amérique du Sud : pas vers {0:zone}",
    ["reason.no_land"] = "aucune terre ne joint {0:zone} et {1:zone}",
    ["reason.no_sign"] = "une recherche part d'un hex tourné vers l'Amérique du Sud, pas de {0:zone}",
    ["reason.no_way_east"] = "aucun chemin sans ennemi ni océan de l'Est ne mène de vos groupes à {0:zone}",
    ["reason.nobody_walks"] = "vous n'avez pas de {0:kind} à {1:zone}",
    ["reason.not_east"] = "une recherche ne passe que par l'océan de l'Est, pas par {0:zone}",
    ["reason.not_walker"] = "seuls marchent les Groupes de guerriers et les Colonies, pas un {0:kind}",
    ["rule.kumara.title"] = "Kumara",
    ["rule.kumara.text"] = "\z
        Au lieu d'explorer, vous pouvez envoyer votre explorateur par l'océan de l'Est jusqu'en \z
        Amérique du Sud, par des jets sur la Table de recherche du kumara ; qui y parvient a 2 \z
        points de plus. Qui conquiert un groupe d'un joueur qui a du kumara et y sauve un village \z
        en obtient aussi.",
    ["rule.malaria.title"] = "Paludisme",
    ["rule.malaria.text"] = "\z
        Dès le tour qui suit celui où un joueur prend pour la première fois un groupe à paludisme, \z
        le joueur de Samoa lance un dé à chaque étape d'Ordre du tour. Le groupe désigné perd un \z
        village, si un joueur le contrôle.",
    ["rule.open_hands.title"] = "Mains ouvertes",
    ["rule.open_hands.text"] = "\z
        Pour apprendre le jeu : pièces, îles, cartes et événements gardés de chacun sont vus de \z
        tous, quelle que soit leur face. Toutes les autres règles restent, et les plans de l'étape \z
        de Construction se font toujours en privé.",
    ["rule.saved_resources.title"] = "Ressources stockées",
    ["rule.saved_resources.text"] = "\z
        Dans une étape de Construction, vous pouvez épargner un Point de construction non dépensé, \z
        et le retrouver sur votre île d'origine, ou sur un groupe qu'une chaîne relie à elle, dans \z
        n'importe quelle étape suivante. Nul n'épargne plus d'un point.",
    ["rule.south_island.title"] = "L'île du Sud",
    ["rule.south_island.text"] = "\z
        Qui révèle Aotearoa place aussi Te Waka Maui à côté, s'il y a un hex pour elle ; elle prend \z
        la place de l'océan, de l'inconnu ou d'une île cachée. Groupes de guerriers et Colonies \z
        marchent et se retirent de l'une à l'autre sans canoës.",
    ["rule.turn_limit.turns"] = "Tours",
    ["rule.turn_limit.title"] = "Limite de tours",
    ["rule.turn_limit.text"] = "\z
        La partie finit après le tour convenu, si personne n'a gagné avant. Chacun révèle ses \z
        cartes cachées, et qui a le plus de points gagne.",
    ["rule.variable_end.change"] = "Points de plus ou de moins",
    ["rule.variable_end.title"] = "Fin de partie variable",
    ["rule.variable_end.text"] = "\z
        La partie finit à autant de points de plus ou de moins que vous en convenez avant de \z
        commencer. Plus de trois dans un sens ou dans l'autre est déconseillé : la partie finirait \z
        trop tôt, ou traînerait.",
    ["scenario.free_start.title"] = "Départ libre",
    ["scenario.free_start.text"] = "\z
        Chaque joueur achète en secret des pièces pour quatre Points de construction, au lieu des \z
        deux Groupes de guerriers.",
    ["scenario.historic_map.title"] = "Carte historique",
    ["scenario.historic_map.text"] = "Chaque île est cachée dans son propre hex et s'y explore comme l'inconnu.",
    ["search_at"] = "{0:seat} arrive à {1:zone}",
    ["search_back"] = "L'explorateur de {0:seat} doit rentrer sans kumara",
    ["search_begins"] = "{0:seat} part de {1:zone} à la recherche du kumara",
    ["search_drifts"] = "{0:seat} est dérouté à {1:zone}",
    ["search_lost"] = "L'explorateur de {0:seat} se perd en route vers l'Amérique du Sud",
    ["search_rolled"] = "Recherche de {0:seat} : {1:int} au dé compte pour {2:int}",
    ["search_stays"] = "Aucun hex où dériver : {0:seat} reste à {1:zone}",
    ["step.search"] = "Recherche du kumara",
    ["tile_joined"] = "{2:kind} est posée sur la carte{1:at}",
    ["tile_no_place"] = "Il n'y a pas de place pour {2:kind} : elle quitte la partie",
    ["tile_replaced"] = "L'île cachée de {1:zone} quitte la partie",
    ["verb.search"] = "Chercher le kumara depuis {0:zone}",
    ["verb.walk"] = "Faire marcher un {0:kind} de {1:zone} à {2:zone}",
    ["walked"] = "Un {1:kind:pion face cachée} de {0:seat} marche de {2:zone} à {3:zone}",

    -- Événements aléatoires [11.2].
    ["event.bumper_crop.title"] = "Récolte exceptionnelle",
    ["event.bumper_crop.text"] = "\z
        Gardez cette carte. Au début d'une étape de Construction : vous avez 2 Points de \z
        construction de plus, pour votre île d'origine et les groupes reliés à elle par une \z
        chaîne.",
    ["event.chiefly_feud.title"] = "Querelle de chefs",
    ["event.chiefly_feud.text"] = "\z
        Le joueur qui a le plus de villages (entre égaux, qui a pioché choisit) : dans \z
        l'étape de Construction de ce tour, chacun de ses groupes construit seul, chaîne ou \z
        non ; points de bonus et points épargnés ne se dépensent que sur son île d'origine.",
    ["event.ciguatera.title"] = "Ciguatera",
    ["event.ciguatera.text"] = "\z
        Choisissez un atoll ou un groupe contrôlé de la chaîne d'origine d'un joueur. \z
        Jusqu'à la fin du prochain tour, personne ne marque de points pour sa liaison. Les \z
        villages comptent comme d'habitude.",
    ["event.coconut_groves.title"] = "Cocoteraies",
    ["event.coconut_groves.text"] = "\z
        Choisissez un atoll sans pièces d'autres joueurs : il a une case verte pour le reste \z
        de la partie. Une colonie peut y fonder un village, et il se contrôle comme tout \z
        groupe. Tant que personne ne le contrôle, il compte comme atoll.",
    ["event.doldrums.title"] = "Calme plat",
    ["event.doldrums.text"] = "\z
        Ce tour-ci, tous les canoës et toutes les rumeurs de tous les joueurs avancent d'un \z
        hex de moins, mais jamais moins d'un. Le Transit et les explorateurs ne sont pas \z
        touchés.",
    ["event.drift_voyage.title"] = "À la dérive",
    ["event.drift_voyage.text"] = "\z
        Choisissez un hex inconnu voisin d'un hex connu et piochez-y un marqueur Découverte, \z
        sans nœuds et sans votre explorateur ; Hors course se repioche. L'océan est placé ; \z
        d'une île, vous regardez la tuile et la révélez ou la gardez secrète.",
    ["event.driftwood_logs.title"] = "Troncs flottés",
    ["event.driftwood_logs.text"] = "\z
        Gardez cette carte. Au début d'une étape de Construction : vos constructions peuvent \z
        comprendre un Canoë de guerre gratuit, sur votre île d'origine ou sur des groupes \z
        reliés à elle par une chaîne.",
    ["event.drought.title"] = "Sécheresse",
    ["event.drought.text"] = "\z
        Choisissez un groupe contrôlé de deux villages ou plus, de n'importe quel joueur. \z
        Jusqu'à la fin du prochain tour, ses villages ne donnent pas de Points de \z
        construction. Ils comptent pour tout le reste.",
    ["event.favourable_winds.title"] = "Vents favorables",
    ["event.favourable_winds.text"] = "\z
        Gardez cette carte. Dans votre phase de Mouvement, avant qu'un canoë ne bouge : tous \z
        vos canoës et rumeurs y avancent d'un hex de plus.",
    ["event.good_fishing.title"] = "Pêche abondante",
    ["event.good_fishing.text"] = "\z
        Dans l'étape de Construction de ce tour, chaque joueur a 1 Point de construction de \z
        plus, le dernier 2, pour l'île d'origine et les groupes reliés à elle par une \z
        chaîne.",
    ["event.growing_clan.title"] = "Clan florissant",
    ["event.growing_clan.text"] = "\z
        Le joueur en dernière place reçoit un village gratuit sur un groupe qu'il contrôle \z
        et qui a une case verte vide, ou une brune avec agriculture. S'il n'en a pas, c'est \z
        le suivant en partant du bas. On peut encore y construire un village ce tour-ci.",
    ["event.guiding_star.title"] = "Étoile guide",
    ["event.guiding_star.text"] = "\z
        Gardez cette carte. Quand un marqueur vient d'être placé dans votre expédition : ses \z
        nœuds ne comptent pas.",
    ["event.invasive_weeds.title"] = "Herbes envahissantes",
    ["event.invasive_weeds.text"] = "\z
        Choisissez un groupe contrôlé de deux villages ou plus, de n'importe quel joueur. Un \z
        village est retiré et les herbes prennent sa case : le groupe porte un village de \z
        moins pour le reste de la partie.",
    ["event.master_carver.title"] = "Maître sculpteur",
    ["event.master_carver.text"] = "\z
        Gardez cette carte. Au début d'une étape de Construction : piochez une carte Arts et \z
        Culture gratuite. Vous pouvez encore en acheter une.",
    ["event.militarisation.title"] = "Militarisation",
    ["event.militarisation.text"] = "\z
        Dans l'ordre du tour, chaque joueur place gratuitement un Groupe de guerriers, face \z
        cachée, sur un groupe qu'il contrôle ; puis qui a pioché la carte en place un de plus.",
    ["event.rats.title"] = "Rats",
    ["event.rats.text"] = "\z
        Choisissez un groupe contrôlé de deux villages ou plus, de n'importe quel joueur. Il \z
        donne 1 Point de construction de moins à chaque étape de Construction. Son \z
        propriétaire peut y dépenser 1 Point de construction pour s'en débarrasser : les \z
        rats partent à la fin de cette étape.",
    ["event.royal_marriage.title"] = "Mariage royal",
    ["event.royal_marriage.text"] = "\z
        Gardez cette carte. Au début d'un tour ou d'une étape de Mouvement et Bataille : \z
        choisissez un autre joueur. Ce tour-ci, aucun de vous ne déplace de pièce dans un \z
        hex où l'autre a un groupe contrôlé ou une pièce.",
    ["event.severe_erosion.title"] = "Érosion sévère",
    ["event.severe_erosion.text"] = "\z
        Choisissez un groupe contrôlé de deux cases ou plus, de n'importe quel joueur. Son \z
        propriétaire met le marqueur dans une case vide, même brune sans agriculture. Si \z
        chaque case porte un village, il en retire un et l'y met. La case est perdue pour le \z
        reste de la partie.",
    ["event.shaman.title"] = "Chaman",
    ["event.shaman.text"] = "\z
        Gardez cette carte. Quand un événement de n'importe quel joueur est lu ou joué : il \z
        est sans effet. Ou à tout moment : un marqueur Typhon, Sécheresse, Taniwha, \z
        Querelle, Rats ou Ciguatera est ôté. Rien n'annule un Chaman.",
    ["event.spring.title"] = "Source",
    ["event.spring.text"] = "\z
        Choisissez un groupe que vous contrôlez : il a une case verte de plus pour le reste \z
        de la partie. Une sécheresse y prend fin.",
    ["event.taniwha.title"] = "Taniwha",
    ["event.taniwha.text"] = "\z
        Choisissez un hex connu d'océan ouvert. Jusqu'à la fin du prochain tour, aucune \z
        pièce et aucun explorateur n'y entre, et il ne fait partie d'aucune chaîne.",
    ["event.treachery.title"] = "Trahison",
    ["event.treachery.text"] = "\z
        Gardez cette carte. Quand une de vos batailles vient d'être mise en place : un Groupe \z
        de guerriers ou un Guerrier local ennemi de la première ligne panique.",
    ["event.tsunami.title"] = "Tsunami",
    ["event.tsunami.text"] = "\z
        Choisissez un groupe contrôlé de deux villages ou plus, de n'importe quel joueur. \z
        Son propriétaire retire un village et, s'il y a des canoës, un canoë de son choix.",
    ["event.typhoon.title"] = "Typhon",
    ["event.typhoon.text"] = "\z
        Choisissez un hex connu sans village où un joueur a des pièces. Ses rumeurs lui \z
        reviennent ; puis chaque joueur qui y a des pièces lance un dé : 1-2 pas de perte, \z
        3-4 une pièce, 5-6 la moitié, arrondie au-dessus, au choix du propriétaire ; qui n'a \z
        plus de canoë en mer est perdu aussi. Ce tour-ci, rien n'entre dans l'hex, et il ne \z
        fait partie d'aucune chaîne.",
    ["event.volcanic_ash.title"] = "Cendres volcaniques",
    ["event.volcanic_ash.text"] = "\z
        Gardez cette carte. À tout moment : un groupe de deux cases imprimées ou plus que \z
        vous contrôlez a une case verte de plus pour le reste de la partie. La lave y \z
        disparaît.",
    ["event.volcanic_eruption.title"] = "Éruption volcanique",
    ["event.volcanic_eruption.text"] = "\z
        Choisissez un groupe contrôlé de deux villages ou plus dont le propriétaire en a au \z
        moins quatre en tout. Lancez un dé : 1-4 un village est retiré, 5-6 deux, mais le \z
        groupe en garde un. La lave prend la case de l'un d'eux jusqu'à la fin du deuxième \z
        tour après celui-ci.",
    ["event.war_leader.title"] = "Chef de guerre",
    ["event.war_leader.text"] = "\z
        Gardez cette carte. Quand une de vos batailles vient d'être mise en place : le \z
        marqueur est posé devant vous. Une fois par bataille, celle-ci comprise, ajoutez 1 à \z
        un jet si vous attaquez, ou retirez 1 si vous défendez ; cela compte comme la carte \z
        de ce jet. Vous le perdez quand vous perdez une bataille.",
    ["card_drawn"] = "{0:seat} pioche une carte Arts et Culture : {1:kind:gardée face cachée}",
    ["drifted"] = "Des naufragés de {0:seat} atteignent {1:zone} : {2:kind}",
    ["event_drawn"] = "{0:seat} pioche un événement et le lit : {1:kind}",
    ["event_due"] = "\z
        {0:seat} pioche l'événement de ce tour, {1:seat} fixe l'ordre",
    ["event_held"] = "{0:seat} pioche un événement et le garde : {1:kind:face cachée}",
    ["event_off"] = "{0:kind} est sans effet",
    ["event_void"] = "Rien que cet événement puisse frapper : pas d'événement",
    ["knots_forgiven"] = "\z
        Les derniers nœuds de {0:seat} ne comptent pas : {1:int} jusqu'ici",
    ["piece_gained"] = "{0:seat} reçoit un {1:kind} à {2:zone}",
    ["piece_lost"] = "{0:seat} perd un {1:kind:pion face cachée} à {2:zone}",
    ["rule.random_events.text"] = "\z
        Dès qu'un joueur a 5 points, un événement est pioché à chaque étape d'Ordre du tour. \z
        Le dernier choisit de fixer l'ordre ou de piocher ; l'avant-dernier fait l'autre \z
        chose. Certains événements se gardent et se jouent plus tard. Aucun événement ne \z
        laisse à un joueur moins de deux villages.",
    ["rule.random_events.title"] = "Événements aléatoires",
    ["step.event"] = "Événement aléatoire",
    ["token_before"] = "Le marqueur {0:kind} est posé devant {1:seat}",
    ["token_laid"] = "Le marqueur {0:kind} est posé à {1:zone}",
    ["token_lost"] = "Le marqueur {0:kind} n'est plus devant {1:seat}",
    ["token_off"] = "Le marqueur {0:kind} est ôté de {1:zone}",
    ["token_paid"] = "{0:seat} paie pour se débarrasser du marqueur {1:kind} à {2:zone}",
    ["verb.rid"] = "Payer pour se débarrasser du marqueur {0:kind} à {1:zone}",
    ["verb.take-event"] = "Piocher l'événement ; le suivant fixe l'ordre du tour",
    ["verb.take-order"] = "Fixer l'ordre du tour ; le suivant pioche l'événement",
    ["village_gained"] = "{0:seat} reçoit un village à {1:zone}",
    ["village_lost"] = "{0:seat} perd un village à {1:zone}",
    ["chiefly_feud.whom"] = "Chez qui les chefs se querellent-ils ?",
    ["ciguatera.where"] = "Où le poisson est-il empoisonné ?",
    ["coconut_groves.where"] = "Sur quel atoll poussent les cocotiers ?",
    ["drift_voyage.island"] = "Garder l'île secrète, ou la révéler ?",
    ["drift_voyage.keep"] = "La garder secrète sous votre marqueur",
    ["drift_voyage.other"] = "\z
        Vos marqueurs sont tous posés : quelle autre île révélez-vous ?",
    ["drift_voyage.reveal"] = "La révéler à tous",
    ["drift_voyage.where"] = "Quel hex inconnu les naufragés atteignent-ils ?",
    ["drought.where"] = "Quel groupe souffre de la sécheresse ?",
    ["growing_clan.where"] = "Sur quel groupe se dresse votre nouveau village ?",
    ["invasive_weeds.where"] = "Quel groupe les herbes envahissent-elles ?",
    ["militarisation.where"] = "Sur quel groupe placez-vous un Groupe de guerriers ?",
    ["piece.band"] = "Groupe de guerriers",
    ["piece.band_up"] = "Groupe de guerriers, face visible",
    ["piece.colony"] = "Colonie",
    ["piece.colony_up"] = "Colonie, face visible",
    ["piece.transport"] = "Canoë de transport",
    ["piece.transport_up"] = "Canoë de transport, face visible",
    ["piece.war_canoe"] = "Canoë de guerre",
    ["piece.war_canoe_up"] = "Canoë de guerre, face visible",
    ["rats.where"] = "Dans quel groupe les rats arrivent-ils ?",
    ["royal_marriage.whom"] = "À quelle famille vous alliez-vous ?",
    ["severe_erosion.bare"] = "Une case brune sans agriculture",
    ["severe_erosion.box"] = "Laquelle de vos cases vides est perdue ?",
    ["severe_erosion.ready"] = "Une case verte, ou une brune avec agriculture",
    ["severe_erosion.where"] = "Quel groupe perd une case ?",
    ["shaman.event"] = "Annuler l'événement",
    ["shaman.marker"] = "Ôter un marqueur",
    ["shaman.what"] = "Que fait votre chaman ?",
    ["shaman.which"] = "Quel marqueur est ôté ?",
    ["spring.where"] = "Sur lequel de vos groupes jaillit la source ?",
    ["taniwha.where"] = "Dans quel hex d'océan rôde le taniwha ?",
    ["treachery.whom"] = "Qui perd courage ?",
    ["tsunami.canoe"] = "Lequel de vos canoës est perdu ?",
    ["tsunami.no_canoe"] = "Je n'y ai pas de canoë",
    ["tsunami.where"] = "Quel groupe la vague frappe-t-elle ?",
    ["typhoon.adrift"] = "Laquelle de vos pièces n'a plus de place dans un canoë ?",
    ["typhoon.all_afloat"] = "Toutes les miennes sont dans un canoë",
    ["typhoon.lose"] = "Laquelle de vos pièces est perdue ?",
    ["typhoon.where"] = "Quel hex le typhon frappe-t-il ?",
    ["volcanic_ash.where"] = "Sur lequel de vos groupes tombe la cendre ?",
    ["volcanic_eruption.where"] = "Le volcan de quel groupe entre en éruption ?",

    ["kind.transport.text"] = "\z
        Porte un Groupe de guerriers ou une Colonie sur la mer ; face visible, c'est un maillon \z
        de vos chaînes, qui relient vos groupes. [7.4]",
    ["kind.war_canoe.text"] = "\z
        Se bat, porte un Groupe de guerriers au combat et ouvre l'accès aux hex ennemis. [7.4]",
    ["kind.band.text"] = "\z
        Se bat : défend son groupe, ou attaque depuis un Canoë de guerre ; un canoë doit le \z
        porter. [7.4]",
    ["kind.colony.text"] = "\z
        Amenée sur un groupe d'îles par un Canoë de transport, elle y devient un village à la \z
        Construction suivante. [9.4]",
    ["kind.rumor.text"] = "\z
        Bluffe : face cachée elle se déplace comme un canoë, et disparaît quand une bataille la \z
        révèle. [7.6]",
    ["tray.tray_up.text"] = "\z
        Le même canoë, aussitôt maillon de vos chaînes, qui relient vos groupes.",
    ["tray.item_village.text"] = "Un point, et un Point de construction de plus à chaque tour.",
    ["tray.item_farm.text"] = "Rend une case brune d'un groupe prête pour un village.",
    ["tray.item_card.text"] = "\z
        Un avantage ou des points, selon la carte ; vous seul la connaissez jusqu'à ce que vous \z
        la révéliez.",

    ["slots.first"] = "cases vertes occupées : {0:int} sur {1:int}",
    ["slots.second"] = "cases brunes occupées : {0:int} sur {1:int}",
    -- the first lesson
    ["tutorial.first_voyage.title"] = "Premier voyage",
    ["tutorial.first_voyage.text"] = "\z
        Dix minutes avec Samoa : explorer, construire, coloniser une île trouvée, en \z
        conquérir une autre.",
    ["tutorial.first_voyage.1"] = "\z
        Bienvenue. Voici une carte du Pacifique, et vous menez le peuple d'un groupe d'îles. \z
        Villages, groupes reliés à votre île d'origine et œuvres d'art valent des points ; à \z
        deux, le premier qui en a 28 à la fin d'un tour gagne. Continuez par Suivant, ou par \z
        Entrée.",
    ["tutorial.first_voyage.2"] = "\z
        Ce que vous pouvez faire brille sur le plateau. Commencez par faire de Samoa votre \z
        île d'origine : cliquez dessus, ou allez-y avec N puis Entrée.",
    ["tutorial.first_voyage.3"] = "\z
        La bande du haut montre le tour et ses étapes : ordre du tour, exploration, mouvement \z
        et bataille, construction, victoire. Le dernier aux points dit qui commence ; votre \z
        adversaire vous laisse la main.",
    ["tutorial.first_voyage.5"] = "\z
        Exploration. Votre explorateur part de tout hex connu qui touche l'inconnu. \z
        Faites-le partir de Samoa.",
    ["tutorial.first_voyage.6"] = "\z
        Choisissez maintenant un hex inconnu voisin. Ce qui s'y trouve se tire d'un \z
        gobelet, et chaque tirage coûte des nœuds : à cinq l'explorateur doit rentrer, \z
        au-delà il est perdu pour un tour.",
    ["tutorial.first_voyage.7"] = "\z
        Le grand large, et un nœud. Désormais tous connaissent cet hex. Poursuivez vers le \z
        suivant.",
    ["tutorial.first_voyage.8"] = "\z
        Un groupe d'îles, et vous seul avez vu son nom. Gardez-le secret sous votre marqueur \z
        : les autres savent que vous avez trouvé quelque chose, mais pas quoi.",
    ["tutorial.first_voyage.9"] = "\z
        Trois nœuds jusqu'ici. Un tirage de plus pourrait en coûter trois et perdre votre \z
        explorateur : rentrez avec ce que vous avez. Le panneau de droite donne le risque.",
    ["tutorial.first_voyage.13"] = "\z
        Votre adversaire a exploré aussi, et a dû rentrer. Vient le mouvement. On peut \z
        d'abord retourner ses canoës de transport ; vous n'en avez pas encore : c'est fini.",
    ["tutorial.first_voyage.14"] = "\z
        Aucun canoë ne peut naviguer non plus. Terminez votre mouvement.",
    ["tutorial.first_voyage.17"] = "\z
        Construction. Chaque village donne un point de construction par tour ; vous en avez \z
        deux. Tous planifient en secret et en même temps. Un village coûte deux points : \z
        mettez-en un dans la case libre de Samoa.",
    ["tutorial.first_voyage.18"] = "\z
        Le plan est complet. Tant que vous n'avez pas validé, tout peut être annulé ; validez \z
        maintenant.",
    ["tutorial.first_voyage.22"] = "\z
        Le premier tour est fini, et la piste de victoire a compté villages et groupes. Avec \z
        trois villages, vous avez trois points pour construire. L'île trouvée attend des \z
        colons : préparez un voyage, et laissez l'explorateur se reposer ce tour-ci.",
    ["tutorial.first_voyage.24"] = "Rien à retourner …",
    ["tutorial.first_voyage.25"] = "… et rien à faire naviguer.",
    ["tutorial.first_voyage.28"] = "\z
        Construisez une colonie : deux points. C'est elle qui devient le premier village d'un \z
        nouveau groupe.",
    ["tutorial.first_voyage.29"] = "\z
        Une colonie ne nage pas. Construisez un canoë de transport avec votre dernier \z
        point.",
    ["tutorial.first_voyage.30"] = "Validez le plan.",
    ["tutorial.first_voyage.35"] = "Tour 3. Restez encore au port : les colons d'abord.",
    ["tutorial.first_voyage.37"] = "\z
        Un canoë de transport face visible peut être le maillon d'une chaîne qui relie vos \z
        groupes. Le vôtre naviguera en secret : laissez-le face cachée.",
    ["tutorial.first_voyage.38"] = "\z
        Rassemblez le canoë : il forme une flotte qui peut aller à deux hex.",
    ["tutorial.first_voyage.39"] = "Chargez-y la colonie.",
    ["tutorial.first_voyage.40"] = "Naviguez vers l'hex exploré.",
    ["tutorial.first_voyage.41"] = "Et de là vers votre île.",
    ["tutorial.first_voyage.42"] = "\z
        Débarquez. Désormais l'île n'est plus un secret : quelqu'un y vit.",
    ["tutorial.first_voyage.43"] = "\z
        Vous avez vu chaque partie d'un voyage. En jeu, deux clics suffisent : le canoë, puis \z
        l'hex où il doit aller ; il charge, navigue et débarque tout seul. Terminez votre \z
        mouvement.",
    ["tutorial.first_voyage.46"] = "\z
        Construisez un canoë de guerre avec vos trois points : il ouvre la voie vers les \z
        hex tenus par d'autres.",
    ["tutorial.first_voyage.47"] = "\z
        Tout à la fin, la colonie s'installe : elle devient un village sans rien coûter, et \z
        le groupe est à vous.",
    ["tutorial.first_voyage.48"] = "Validez.",
    ["tutorial.first_voyage.52"] = "\z
        Un groupe compte davantage quand une chaîne de canoës le relie à votre île \z
        d'origine ; cela peut attendre. Ce tour-ci, vous combattez. Pas d'exploration.",
    ["tutorial.first_voyage.54"] = "Laissez le canoë à votre île comme il est.",
    ["tutorial.first_voyage.55"] = "\z
        Fidji, à côté de vous, est indépendante : trois guerriers locaux la défendent. \z
        Rassemblez le canoë de guerre.",
    ["tutorial.first_voyage.56"] = "Embarquez un groupe de guerriers.",
    ["tutorial.first_voyage.57"] = "\z
        Naviguez vers Fidji. Une flotte s'arrête à un groupe qui n'est pas à vous.",
    ["tutorial.first_voyage.58"] = "Terminez votre mouvement ; les batailles suivent.",
    ["tutorial.first_voyage.59"] = "\z
        Le panneau montre les deux camps. Le dé décide qui subit quoi : un jet haut coûte au \z
        défenseur, un jet bas à vous. Lancez.",
    ["tutorial.first_voyage.60"] = "Un guerrier local panique et quitte le combat. Lancez encore.",
    ["tutorial.first_voyage.61"] = "\z
        Panique : une de vos pièces quitte le combat sans être détruite. Que ce soit le \z
        canoë de guerre ; il a fait son œuvre.",
    ["tutorial.first_voyage.62"] = "Continuez.",
    ["tutorial.first_voyage.63"] = "Il reste un guerrier.",
    ["tutorial.first_voyage.64"] = "\z
        Fidji est à vous. De ses villages, il en reste un par pièce que vous laissez y vivre \z
        : donnez le groupe.",
    ["tutorial.first_voyage.65"] = "\z
        Vous avez exploré, colonisé et conquis. Encore deux choses : les cartes d'art et de \z
        culture valent points et surprises, et Pourquoi pas ? explique chaque refus avec sa \z
        règle. Le reste s'apprend à la table. Bon vent.",
    -- end of the first lesson,

    -- What the module shows of a moment, refuses, and has on its table
    ["reason.no_tile"] = "aucune île cachée à votre marqueur ne se trouve à {0:zone}",
    ["reason.just_found"] = "vous venez de trouver {0:zone} : gardez-la secrète ou révélez-la",
    ["reason.no_rumor"] = "vous n'avez pas de rumeur à {0:zone}",
    ["reason.rumor_sails"] = "\z
        votre rumeur à {0:zone} est dans la flotte : laissez-la d'abord en arrière ({1:verb})",
    ["reason.last_piece"] = "\z
        {0:zone} a été prise au combat : sa dernière pièce, même une rumeur, doit y rester",
    ["reason.no_card"] = "vous n'avez pas de {0:kind} face cachée",
    ["reason.no_such_card"] = "vous n'avez pas de {0:kind}",
    ["reason.card_spent"] = "{0:kind} a déjà servi",
    ["reason.used_this_turn"] = "{0:kind} a déjà servi ce tour-ci",
    ["reason.card_moment"] = "ce n'est pas le moment de {0:kind}",
    ["reason.no_event"] = "vous n'avez pas gardé d'événement {0:kind}",
    ["reason.event_moment"] = "ce n'est pas le moment de {0:kind}",
    ["reason.not_cargo"] = "un {1:kind} ne transporte pas de {0:kind}",
    ["reason.no_carrier"] = "il n'y a pas de {0:kind} dans la flotte",
    ["reason.no_room"] = "chaque {0:kind} de la flotte qui peut encore voguer est chargé",
    ["reason.other_carrier"] = "\z
        la pièce {0:kind} a été portée ce tour-ci par un canoë qui n'est pas libre pour elle",
    ["reason.not_aboard"] = "il n'y a pas de telle pièce dans la flotte : {0:kind}",
    ["reason.laden"] = "déposez d'abord ce que porte le {0:kind}",
    ["reason.no_excess"] = "aucune pièce {0:kind} ne doit être laissée à {1:zone}",
    ["reason.not_beside"] = "{0:zone} n'est pas voisine de l'explorateur à {1:zone}",
    ["reason.explored_here"] = "l'explorateur est déjà à {0:zone}, et il n'y reste rien à explorer",
    ["reason.america"] = "personne n'entre en Amérique du Sud",
    ["reason.closed"] = "rien ne peut entrer à {0:zone} maintenant",
    ["reason.cup_empty"] = "il ne reste aucun marqueur de découverte : {0:zone} reste inconnue",
    ["reason.own_marker"] = "votre propre marqueur est à {0:zone} : vous connaissez cette tuile",
    ["reason.explorers_marker"] = "\z
        un marqueur de {1:seat} est à {0:zone} : l'explorateur connaît cette tuile",
    ["reason.known_first"] = "\z
        {0:zone} est connue ; explorez d'abord un hex inconnu, puis vous pourrez la traverser",
    ["reason.enemy_there"] = "{0:zone} est un hex ennemi et ne se traverse pas",
    ["reason.plans_are_secret"] = "\z
        Pendant que l'on planifie en secret, rien d'autre ne se fait ouvertement",
    ["reason.no_way"] = "aucun chemin d'hex connus sans ennemi ne mène de vos groupes à {0:zone}",
    ["reason.set_out_first"] = "\z
        {0:zone} est encore inconnu : choisissez d'abord l'hex connu d'où part l'explorateur, par \z
        exemple {1:zone}, puis explorez-le",
    ["reason.set_out_elsewhere"] = "\z
        {0:zone} est encore inconnu : choisissez d'abord un des hex connus d'où l'explorateur \z
        peut partir",
    ["reason.nothing_near"] = "{0:zone} ne touche aucun hex à explorer",
    ["reason.not_unknown"] = "\z
        {0:zone} ne peut pas être explorée : envoyez l'explorateur là où c'est possible",
    ["reason.no_marker"] = "\z
        les {0:int} marqueurs sont sur la carte : retournez d'abord une autre île, ou révélez \z
        celle-ci",
    ["reason.not_in_front"] = "il n'y a pas de {0:kind} dans votre première ligne",
    ["reason.own_locals_first"] = "les guerriers locaux se valent : nommez un {0:kind}",
    ["reason.canoe_spared"] = "ce doit être un Groupe de guerriers ou un Guerrier local",
    ["reason.none_to_save"] = "il ne reste aucun village à sauver à {0:zone}",
    ["reason.brown_bare"] = "\z
        à {0:zone} il ne reste pour un village qu'une case brune sans agriculture améliorée",
    ["reason.not_brave"] = "aucune pièce {0:kind} à vous n'est en première ligne sans avoir paniqué",
    ["reason.no_transport"] = "vous n'avez pas de canoë de transport dans cette bataille",
    ["reason.not_canoe"] = "il faut un canoë de la flotte pour prendre à bord un {0:kind}",
    ["reason.elsewhere"] = "une flotte est en route à {0:zone} : faites-la d'abord arriver",
    ["reason.not_next"] = "{0:zone} n'est pas voisine de {1:zone}",
    ["reason.truce"] = "une trêve vous tient hors de {0:zone}",
    ["reason.locals_stay"] = "un {0:kind} ne quitte jamais son groupe",
    ["reason.none_to_leave"] = "il n'y a pas de {0:kind} à laisser",
    ["reason.no_battle_card"] = "vous n'avez pas de {0:kind} qui serve pour ce jet",
    ["reason.must_hold"] = "une pièce doit rester à {0:zone}, imprimée sur la carte",
    ["reason.other_hands"] = "{0:zone} est en d'autres mains",
    ["reason.none_here"] = "vous n'avez pas de telle pièce à emmener à {1:zone} : {0:kind}",
    ["reason.no_war_canoe"] = "\z
        seuls les canoës de guerre attaquent {0:zone}, avec les guerriers à leur bord, et vous \z
        n'en avez aucun sur la carte",
    ["reason.out_of_reach"] = "\z
        seuls les canoës de guerre attaquent {0:zone}, et aucun des vôtres n'a assez d'hex \z
        devant lui pour l'atteindre",
    ["reason.attack_by_sea"] = "\z
        pour attaquer {0:zone}, partez d'où se trouve un de vos canoës de guerre et voguez-y ; \z
        les guerriers ne combattent qu'à bord des canoës de guerre",
    ["reason.stopped"] = "le {0:kind} a rencontré l'ennemi à {1:zone} et reste pour combattre",
    ["reason.rests"] = "la pièce {0:kind} à {1:zone} a été appelée et est restée : elle se repose ce tour-ci",
    ["reason.tired"] = "le {0:kind} n'a plus d'hex à parcourir ce tour-ci",
    ["reason.other_left"] = "aucune pièce {0:kind} à {1:zone} n'a autant d'hex devant elle",
    ["reason.garrison"] = "{0:zone} a été prise au combat : une de vos pièces doit y rester",
    ["reason.no_fleet"] = "aucune flotte n'est en route : rassemblez un canoë",
    ["reason.unknown"] = "{0:zone} n'est pas connue : seuls les explorateurs y vont",
    ["reason.not_yours"] = "\z
        l'île de {0:zone} n'est pas connue, et aucun marqueur à vous ne s'y trouve",
    ["reason.escort"] = "\z
        l'ennemi à {0:zone} ne laisse entrer qu'une flotte avec un canoë de guerre",
    ["reason.unescorted"] = "\z
        ce qui reste à {0:zone} parmi les ennemis doit avoir un canoë de guerre avec lui",
    ["reason.under_way"] = "la flotte à {0:zone} est en route : faites-la d'abord arriver",
    ["reason.adrift"] = "\z
        il n'y a plus de place en canoë à {0:zone} pour {1:int} de vos pièces : laissez-les \z
        d'abord",
    ["reason.no_battle"] = "aucun de vos canoës de guerre n'a d'ennemi à combattre à {0:zone}",
    ["reason.fought"] = "la bataille de {0:zone} a déjà eu lieu",
    ["reason.too_few_chits"] = "\z
        la victoire demande {1:int} jetons dans le gobelet, et il y en a {0:int}",
    ["say.panel_opponent"] = "Adversaire",
    ["say.meter_chits"] = "Jetons dans le gobelet",
    ["say.chits_rule"] = "\z
        {1:half} points gagnent à une étape de Victoire tant qu'il reste au moins {0:int} jetons ; \z
        à {0:int} ou moins, une étape de Victoire sans {1:half} points perd la partie",
    ["say.chits_late_note"] = "\z
        {0:int} de plus entrent dans le gobelet après encore {1:int} {1:plural:tirage:tirages}",
    ["say.chit_last"] = "Le dernier : {0:kind}",
    ["say.help_solitaire_1"] = "\z
        {0:seat} est joué par les règles. À partir du deuxième tour, un jeton est tiré à \z
        chaque tour : son côté Développer lui donne des pièces, son côté Action dit ce \z
        qu'il fait. [Sol.3]",
    ["say.help_solitaire_2"] = "\z
        Une île que vous trouvez peut être à lui : si le dé donne moins que sa distance à \z
        Tonga, il y était avant vous ; près de Samoa le dé compte moins. [Sol.4]",
    ["say.help_solitaire_3"] = "\z
        Tout est face visible. Entre ses étapes, continuez en passant ; passez jusqu'à la fin \z
        du tour (pass-turn) pour continuer sans arrêt. [S6]",
    ["reason.not_on_chart"] = "{0:kind} n'est pas au tableau de construction",
    ["reason.rumor_verb"] = "une rumeur ne coûte rien et a son propre verbe : {0:verb}",
    ["reason.settled_already"] = "\z
        les colonies deviennent villages en dernier : toutes les autres constructions \z
        viennent avant",
    ["reason.no_village"] = "\z
        {0:zone} n'avait pas de village à vous au début de l'étape de Construction",
    ["reason.none_left"] = "toutes vos pièces {0:kind} sont déjà sur la carte",
    ["reason.too_dear"] = "cela coûte {0:int}, et il reste {1:int} aux groupes reliés à {2:zone}",
    ["reason.up_already"] = "un canoë de transport est déjà face visible à {0:zone}",
    ["reason.builds_up"] = "\z
        tout est face visible dans le jeu solitaire : le premier canoë de transport à {0:zone} se \z
        construit face visible",
    ["reason.one_a_turn"] = "{0:zone} a déjà eu son nouveau village de ce tour",
    ["reason.no_box"] = "{0:zone} n'a plus de case libre",
    ["reason.no_brown_box"] = "{0:zone} n'a pas de case brune sans agriculture",
    ["reason.name_the_pool"] = "ces points sont comptés à {0:zone} : nommez ce groupe",
    ["reason.enough_cards"] = "\z
        vous pouvez acheter {0:int} {0:plural:carte:cartes} par tour, et c'est fait",
    ["reason.no_cards"] = "il ne reste pas de carte Arts et Culture",
    ["reason.lost_explorer"] = "votre explorateur est déjà dans la case Perdu",
    ["reason.no_home"] = "sans île d'origine, le point ne peut se dépenser nulle part",
    ["reason.no_saving"] = "vous pouvez avoir {0:int} {0:plural:point épargné:points épargnés}",
    ["reason.nothing_left"] = "il ne reste pas de point aux groupes reliés à {0:zone}",
    ["reason.none_saved"] = "vous n'avez pas de point épargné lors d'un tour précédent",
    ["reason.no_colony"] = "\z
        aucune colonie à vous n'était à {0:zone} au début de l'étape de Construction",
    ["reason.no_group"] = "aucun village ne peut être à {0:zone}",
    ["reason.not_for_sale"] = "\z
        aucun marqueur {0:kind} que des Points de construction enlèveraient n'est à {1:zone}",
    ["reason.not_nearest"] = "\z
        {0:zone} n'est pas le plus proche de vos groupes sans ennemi, ni aussi proche",
    ["reason.all_carried"] = "tous ont une place en canoë",
    ["reason.needs_no_place"] = "\z
        seuls les Groupes de guerriers et les Colonies ont besoin d'une place",
    ["reason.has_place"] = "\z
        le {0:kind} a une place : une Colonie ne va que dans un canoë de transport",
    ["reason.name_home"] = "nommez le groupe qui sera votre nouvelle île d'origine",
    ["reason.not_controlled"] = "vous ne contrôlez pas {0:zone}",
    ["reason.not_now"] = "« {0:verb} » n'est pas ce qui se fait maintenant",
    ["word.clockwise"] = "dans le sens horaire",
    ["word.counter"] = "dans le sens inverse",
    ["word.up"] = "face visible",
    ["word.down"] = "face cachée",
    ["tally.villages"] = "Villages",
    ["tally.groups"] = "Groupes de la chaîne d'origine",
    ["tally.atolls"] = "Atolls de la chaîne d'origine",
    ["tally.cards"] = "Cartes Arts et Culture",
    ["tally.kumara"] = "Kumara",
    ["tally.changed"] = "À cette phase de victoire seulement",
    ["advice.embark"] = "Un explorateur qui reste à la maison ne trouve rien ; les îles sont des points.",
    ["advice.discover"] = "Le risque vaut la peine tant que les nœuds laissent un chemin de retour.",
    ["advice.keep"] = "Ce que personne ne connaît, personne ne le prend avant vous.",
    ["advice.reveal"] = "Une île que l'on peut coloniser tout de suite gagne à être montrée.",
    ["advice.return"] = "Un nœud de plus pourrait perdre l'explorateur, et ce qu'il a trouvé est acquis.",
    ["advice.stay"] = "Ce qui est proche est connu ; l'explorateur risquerait plus qu'il ne trouverait.",
    ["advice.transit"] = "Le long d'une chaîne les pièces vont pour rien là où il les faut.",
    ["advice.flip"] = "Visible, il est un maillon d'une chaîne ; caché, personne ne sait ce que c'est.",
    ["advice.muster"] = "Ces pièces ont à faire ailleurs.",
    ["advice.board"] = "Ce qui reste à terre ne s'installe pas et ne combat pas.",
    ["advice.sail"] = "De là on peut coloniser une terre ou allonger la chaîne.",
    ["advice.land"] = "La flotte est où elle doit être.",
    ["advice.done"] = "Rien d'autre ici ne vaudrait ce qu'il coûte.",
    ["advice.fight"] = "Toutes les batailles doivent être livrées, dans l'ordre qui vous plaît.",
    ["advice.roll"] = "Rien de ce qui est en main ne vaut d'être dépensé avant.",
    ["advice.lose"] = "C'est la pièce la moins utile qui puisse partir.",
    ["advice.retreat"] = "Ce qui s'échappe peut revenir plus fort.",
    ["advice.give"] = "Un village est un point, et vaut plus qu'une pièce.",
    ["advice.build"] = "C'est ce qui manque le plus à cet endroit.",
    ["advice.build_up"] = "Visible, il peut partir tout de suite.",
    ["advice.village"] = "Un village est un point maintenant et un point de construction à chaque tour.",
    ["advice.farm"] = "Une terre travaillée fait place à un village de plus.",
    ["advice.card"] = "Une carte, ce sont des points que personne ne prend de force.",
    ["advice.rumor"] = "Qui ne la distingue pas d'un canoë y pense à deux fois.",
    ["advice.inward"] = "Un point de construction de plus maintenant vaut la prochaine exploration.",
    ["advice.settle"] = "Une colonie devient un village pour rien.",
    ["advice.commit"] = "Les points sont dépensés aussi bien que possible.",
    ["advice.declare"] = "Vous avez assez de points : finissez avant un autre.",
    ["advice.order"] = "Jouer en premier, c'est prendre ce qui est proche avant les autres.",
    ["advice.home"] = "C'est là qu'il y a le plus de place pour des villages.",
    ["advice.new_home"] = "De ce qui reste, c'est là qu'il y a le plus de villages et de place.",
    ["bot.greedy"] = "glouton",
    ["bot.greedy.help"] = "explore tant que cela paie, s'installe, garde sa chaîne, achète des cartes, attaque à bonnes chances",
    ["say.stage_order"] = "Ordre",
    ["say.stage_explore"] = "Exploration",
    ["say.stage_move"] = "Mouvement et Bataille",
    ["say.stage_build"] = "Construction",
    ["say.stage_victory"] = "Victoire",
    ["say.phase_order"] = "Ordre du tour",
    ["say.phase_explore"] = "Exploration, {0:seat}",
    ["say.phase_move"] = "Mouvement et Bataille, {0:seat}",
    ["say.phase_build"] = "Construction",
    ["say.phase_victory"] = "Victoire",
    ["say.phase_setup"] = "Choix des îles d'origine",
    ["say.phase_exploration"] = "Exploration",
    ["say.phase_movement"] = "Mouvement et Bataille",
    ["say.phase_battle"] = "Mouvement et Bataille, {0:seat} : bataille à {1:zone}",
    ["say.phase_start"] = "Achat de pièces avant le premier tour",
    ["say.phase_chit"] = "Le jeton de l'adversaire : {1:kind}",
    ["say.panel_search"] = "Recherche du kumara",
    ["say.search_adds"] = "{0:int} s'ajoute au dé",
    ["say.search_last"] = "Le dernier dé donnait {0:int} : il a compté pour {1:int}",
    ["say.odds_search_lost"] = "L'explorateur est perdu",
    ["say.odds_search_back"] = "Il doit rentrer",
    ["say.odds_search_drift"] = "Il est dérouté",
    ["say.odds_search_on"] = "Il continue",
    ["say.seat_kumara"] = "{0:seat} a le kumara",
    ["say.seat_galapagos"] = "{0:seat} a un marqueur Galápagos",
    ["say.seat_saved"] = "{0:seat} a épargné {1:int} {1:plural:Point:Points} de construction",
    ["say.badge_to_america"] = "vers l'Amérique du Sud",
    ["say.badge_malaria"] = "paludisme {0:int}",
    ["say.odds_roll"] = "Le prochain jet frappe le défenseur",
    ["say.odds_battle"] = "L'attaquant gagne, sans compter les cartes",
    ["say.panel_ahead"] = "Batailles à venir",
    ["say.ahead_rows"] = "\z
        {0:zone} : {1:int} {1:plural:pièce combat:pièces combattent} pour vous en première ligne \z
        contre {2:int}",
    ["say.ahead_rows_unknown"] = "\z
        {0:zone} : {1:int} {1:plural:pièce combat:pièces combattent} pour vous en première ligne \z
        contre {2:int} et ce qui y est face cachée",
    ["say.odds_ahead"] = "Vous gagneriez la bataille, sans compter les cartes",
    ["say.odds_ahead_best"] = "Vous gagneriez la bataille si rien de caché là-bas ne combat",
    ["say.odds_ahead_worst"] = "Vous gagneriez la bataille si tout ce qui y est caché combat",
    ["say.help_battle_1"] = "\z
        En première ligne se tiennent les canoës de guerre, les groupes de guerriers venus sur \z
        eux et qui défend une île ; tous les autres se tiennent à l'arrière et ne prennent pas \z
        part. [8.2]",
    ["say.help_battle_2"] = "\z
        Qui panique passe à l'arrière : hors de cette bataille, mais pas perdu. C'est toujours \z
        le camp frappé qui choisit. [8.2]",
    ["say.help_battle_3"] = "\z
        Qui gagne tient l'hex et peut donner des pièces pour sauver ses villages ; ce qui reste \z
        au perdant se retire vers un groupe à lui. [8.4]",
    ["say.die_attacker_lost"] = "Le dé montre {0:int} : l'attaquant perd une pièce",
    ["say.die_attacker_panic"] = "Le dé montre {0:int} : une pièce de l'attaquant panique",
    ["say.die_defender_lost"] = "Le dé montre {0:int} : le défenseur perd une pièce",
    ["say.die_defender_panic"] = "Le dé montre {0:int} : une pièce du défenseur panique",
    ["say.die_nothing"] = "Le dé montre {0:int}, sans effet",
    ["say.rolled_1"] = "Jets jusqu'ici : {0:int}",
    ["say.rolled_2"] = "Derniers jets : {0:int}, avant lui {1:int}",
    ["say.rolled_3"] = "Derniers jets : {0:int}, avant lui {1:int} et {2:int}",
    ["say.battle_card_used"] = "{0:seat} a utilisé {1:kind} dans cette bataille",
    ["say.panel_battle"] = "Bataille",
    ["say.battle_against"] = "{0:seat} attaque {1:seat} à {2:zone}",
    ["say.battle_islanders"] = "{0:seat} attaque les habitants de {2:zone}",
    ["say.row_attack"] = "Attaquant, première ligne",
    ["say.row_attack_back"] = "Attaquant, arrière",
    ["say.row_defend"] = "Défenseur, première ligne",
    ["say.row_defend_back"] = "Défenseur, arrière",
    ["say.rows_not_yet"] = "Les pièces n'ont pas encore été montrées",
    ["say.cell_number"] = "{0:int}",
    ["say.head_pool"] = "Points de",
    ["say.head_pool_all"] = "En tout",
    ["say.head_pool_spent"] = "Dépensés",
    ["say.head_pool_left"] = "Restent",
    ["say.cell_pool"] = "{0:zone}",
    ["say.cell_pools"] = "{0:zone} et {1:int} {1:plural:groupe relié:groupes reliés}",
    ["say.item_village"] = "Village",
    ["say.item_farm"] = "Agriculture améliorée",
    ["say.item_card"] = "Carte Arts et Culture",
    ["say.strip_planned"] = "Pièces prévues",
    ["say.planned_villages"] = "Prévu : {0:int} {0:plural:nouveau village:nouveaux villages}",
    ["say.planned_cards"] = "Prévu : {0:int} {0:plural:carte:cartes}",
    ["say.planned_inward"] = "Vous vous repliez sur vous : pas d'exploration au prochain tour",
    ["say.panel_build"] = "Construction",
    ["say.tray_none_left"] = "tous sont sur la carte [9.3e]",
    ["say.tray_too_dear"] = "cela coûte {0:int} : aucun groupe n'a autant de points [C1]",
    ["say.tray_settled"] = "\z
        des colonies sont devenues des villages : plus rien d'autre ne se construit [C5]",
    ["say.tray_no_box"] = "aucun groupe n'a de case libre pour un village de plus ce tour [9.4]",
    ["say.tray_no_brown_box"] = "aucun groupe n'a de case brune sans agriculture [9.4i]",
    ["say.tray_no_cards"] = "il ne reste aucune carte Arts et culture [9.5a]",
    ["say.tray_enough_cards"] = "plus de carte à acheter ce tour [9.5b]",
    ["say.tray_up_already"] = "là où vous pouvez construire, il y en a déjà un face visible [7.5b]",
    ["say.tray_open"] = "tout est face visible en solitaire : d'abord un canoë face visible [S6]",
    ["say.tray_before_start"] = "avant le premier tour, seulement des pions [3.3c]",
    ["say.tray_cost"] = "{0:int} {0:plural:point:points}",
    ["say.tray_free"] = "gratuit, puis {0:int} {0:plural:point:points}",
    ["say.tray_nothing"] = "sans frais",
    ["say.tray_up"] = "Canoë de transport, face visible",
    ["say.purse_pool"] = "{0:zone}",
    ["say.lost_points"] = "\z
        {0:int} {0:plural:point de construction inutilisé:points de construction inutilisés}",
    ["say.last_colonies"] = "\z
        {0:int} {0:plural:colonie devient un village:colonies deviennent des villages}",
    ["say.landed_colonies"] = "{0:int} {0:plural:colonie débarquée n'est pas encore un village:\z
        colonies débarquées ne sont pas encore des villages}",
    ["say.head_die"] = "Dé",
    ["say.head_die_does"] = "Effet",
    ["say.die_2"] = "2, 3",
    ["say.die_4"] = "4, 5",
    ["say.does_1"] = "l'attaquant perd une pièce",
    ["say.does_2"] = "une pièce de l'attaquant panique",
    ["say.does_4"] = "une pièce du défenseur panique",
    ["say.does_6"] = "le défenseur perd une pièce",
    ["say.did_1"] = "Jet de {0:int} : l'attaquant a perdu une pièce",
    ["say.did_2"] = "Jet de {0:int} : une pièce de l'attaquant a paniqué",
    ["say.did_4"] = "Jet de {0:int} : une pièce du défenseur a paniqué",
    ["say.did_6"] = "Jet de {0:int} : le défenseur a perdu une pièce",
    ["say.did_nothing"] = "Jet de {0:int} : sans effet",
    ["say.did_card"] = "Jet de {0:int} : une carte y a servi",
    ["say.die_before"] = "Pas encore lancé",
    ["say.die_lies"] = "Le dé montre {0:int}",
    ["say.knots_home"] = "Avec {0:int} nœuds, l'explorateur ne va pas plus loin",
    ["say.lost_at_sea"] = "\z
        {0:int} {0:plural:colonie reste en mer et n'a pas débarqué:\z
        colonies restent en mer et n'ont pas débarqué}",
    ["say.lost_ashore"] = "\z
        {0:int} {0:plural:colonie peut encore embarquer et partir:\z
        colonies peuvent encore embarquer et partir}",
    ["say.lost_unmoved"] = "aucun de vos canoës n'a navigué ce tour",
    ["say.lost_explorer_stays"] = "votre explorateur reste au port ce tour",
    ["say.inward_means"] = "Se replier : un point de plus, pas d'exploration au prochain tour",
    ["say.build_sealed"] = "Scellés jusqu'ici : {0:seats}",
    ["say.badge_token"] = "{0:kind}",
    ["say.cell_token"] = "{0:kind}",
    ["say.cell_token_at"] = "{0:zone}",
    ["say.cell_token_of"] = "{0:seat}",
    ["say.cell_token_between"] = "{0:seat} et {1:seat}",
    ["say.cell_token_until"] = "tour {0:int}",
    ["say.cell_token_price"] = "\z
        {0:int} {0:plural:Point:Points} de construction {0:plural:l'enlève:l'enlèvent}",
    ["say.cell_token_stays"] = "il reste",
    ["say.head_token"] = "Marqueur",
    ["say.head_token_at"] = "Où",
    ["say.head_token_until"] = "Jusqu'à",
    ["say.panel_events"] = "Événements aléatoires",
    ["say.strip_event"] = "L'événement",
    ["say.events_later"] = "On pioche dès que quelqu'un a {0:half} points",
    ["say.events_left"] = "{0:int} {0:plural:événement restant:événements restants}",
    ["say.help_setup_1"] = "\z
        Chaque joueur prend une des îles d'origine et y commence avec ce que donne le \z
        scénario : normalement deux villages et deux groupes de guerriers. [3.2]",
    ["say.help_setup_2"] = "\z
        On gagne par points : villages, groupes et atolls qu'une chaîne de canoës relie à \z
        l'île d'origine, et cartes Arts et Culture. [10.1]",
    ["say.help_setup_3"] = "\z
        Les emplacements d'un groupe sur la carte sont ses cases de village : d'abord les vertes, \z
        puis, avec « attention », la brune, qui demande une agriculture améliorée (farm). [2.6]",
    ["say.help_order_1"] = "\z
        Qui a le moins de points prend le marqueur d'Ordre du tour et dit qui joue en premier \z
        ce tour-ci. [5]",
    ["say.help_order_2"] = "\z
        Un tour a cinq étapes : Ordre du tour, Exploration, Mouvement et Bataille, \z
        Construction, Victoire. [4]",
    ["say.help_explore_1"] = "\z
        Votre explorateur vogue librement sur les hex connus jusqu'au bord de l'inconnu \z
        (embark), puis entre dans les hex inconnus un à un (discover). [6.2]",
    ["say.help_explore_2"] = "\z
        Chaque hex fait tirer un marqueur du gobelet : océan ou île, avec un à trois nœuds. \z
        Avec trop de nœuds l'explorateur est perdu et manque la prochaine Exploration. [6.4]",
    ["say.help_explore_3"] = "\z
        Une île peut rester secrète sous un de vos trois marqueurs (keep) ; retournez-la \z
        quand vous voulez (unveil). Alors seulement les canoës peuvent y aborder. [6.3]",
    ["say.help_explore_4"] = "\z
        Hors course, le joueur suivant choisit un autre hex pour l'explorateur ; si vous \z
        jouez seul, ce sont les règles. [6.3]",
    ["say.help_explore_5"] = "\z
        Avec la règle du kumara, un explorateur peut le chercher à la place, depuis un hex \z
        qui montre vers l'Amérique du Sud. [11.5]",
    ["say.help_move_1"] = "\z
        D'abord les pièces vont librement le long des chaînes de canoës de transport visibles \z
        (transit), puis les canoës de transport peuvent être retournés (flip). [7.2]",
    ["say.help_move_2"] = "\z
        Puis les flottes voguent : rassemblez des canoës d'un hex (muster), chargez sur \z
        chacun un groupe de guerriers ou une colonie (load), voguez hex par hex (sail), \z
        arrivez (land). Un canoë avance de deux hex. [7.3]",
    ["say.help_move_3"] = "\z
        Là où il y a un ennemi ou un groupe indépendant, un canoë de guerre doit être du \z
        voyage, et une bataille suit quand tout mouvement est fini. [8.1]",
    ["say.help_move_4"] = "\z
        Dans une bataille, le dé fait paniquer ou retire une pièce d'une première ligne \z
        jusqu'à ce que l'une soit vide : 1 à 3 frappent l'attaquant, 4 à 6 le défenseur. \z
        [8.2]",
    ["say.help_build_1"] = "\z
        Chaque village donne un Point de construction. Les groupes reliés par une chaîne \z
        partagent les leurs ; les nouvelles pièces vont là où il y a un village. [9.3]",
    ["say.help_build_2"] = "\z
        Tous planifient en secret en même temps ; un plan peut être annulé tant qu'il n'est \z
        pas validé (commit). Les points qui restent sont perdus. [9.3]",
    ["say.help_build_3"] = "\z
        Un nouveau groupe demande une colonie amenée par canoë ; à la Construction suivante \z
        elle devient un village (settle). Un nouveau village par groupe. [9.4]",
    ["say.help_build_4"] = "\z
        Se replier sur soi donne un point de plus, mais votre explorateur reste au port au \z
        prochain tour. [9.2]",
    ["say.help_victory_1"] = "\z
        Les points sont recomptés : villages, groupes et atolls dans la chaîne de votre île \z
        d'origine, cartes révélées. Les cartes cachées comptent une fois montrées. [10.1]",
    ["say.help_victory_2"] = "\z
        Qui a assez de points avec toutes ses cartes peut annoncer la victoire ; les autres \z
        peuvent répondre par des cartes. Le plus de points gagne. [10.4]",
    ["say.panel_help"] = "À propos de cette étape",
    ["say.ground_hidden"] = "une île cachée",
    ["say.ground_unknown"] = "inconnu",
    ["say.ground_atoll"] = "atoll",
    ["say.badge_marker"] = "marqueur",
    ["say.badge_closed"] = "fermé",
    ["say.badge_battle"] = "bataille",
    ["say.badge_enemy"] = "une bataille pour y entrer",
    ["say.ground_ocean"] = "océan",
    ["say.ground_group"] = "groupe d'îles",
    ["say.ground_america"] = "aucune pièce n'y entre",
    ["say.ground_tile"] = "{0:kind}",
    ["say.badge_home"] = "Origine",
    ["say.badge_atoll"] = "atoll",
    ["say.badge_farm"] = "+{0:int} culture",
    ["say.badge_warriors"] = "{0:int} {0:plural:guerrier:guerriers}",
    ["say.badge_garrison"] = "y garder une pièce",
    ["say.badge_no_chain"] = "pas de chaîne",
    ["say.badge_crossing"] = "{0:int} {0:plural:nœud:nœuds}",
    ["say.badge_crossing_lost"] = "{0:int} {0:plural:nœud:nœuds} de plus : l'explorateur est perdu",
    ["say.badge_knots"] = "explorateur, {0:int} {0:plural:nœud:nœuds}",
    ["say.badge_fleet"] = "flotte de {0:int}",
    ["say.odds_lost"] = "Le prochain marqueur perd l'explorateur",
    ["say.odds_back"] = "Il le fait rentrer",
    ["say.odds_lost_tile"] = "Une île cachée perd l'explorateur",
    ["say.odds_back_tile"] = "Une île cachée le fait rentrer",
    ["say.odds_lost_sea"] = "Un hex sans île perd l'explorateur",
    ["say.odds_back_sea"] = "Un hex sans île le fait rentrer",
    ["say.odds_island"] = "C'est une île",
    ["say.cup_empty"] = "Le gobelet est vide : ce qui est inconnu le reste",
    ["say.cup_off_course"] = "Le gobelet ne contient plus que des marqueurs Hors course",
    ["say.panel_exploration"] = "Exploration",
    ["say.meter_knots"] = "Nœuds",
    ["say.cup_left"] = "Dans le gobelet : {0:int} îles, {1:int} océans et {2:int} Hors course",
    ["say.tiles_left"] = "{0:int} {0:plural:tuile restante:tuiles restantes}",
    ["say.tiles_unseen"] = "\z
        {0:int} {0:plural:tuile:tuiles} sur la carte que personne n'a \z
        {0:plural:vue:vues}",
    ["say.knots_rule"] = "Avec {0:int} nœuds l'explorateur doit rentrer, avec plus il est perdu",
    ["say.panel_fleet"] = "Flotte",
    ["say.strip_fleet"] = "Dans la flotte",
    ["say.fleet_at"] = "Elle est à {0:zone}",
    ["say.fleet_left"] = "{0:kind} : encore {1:int} hex ce tour-ci",
    ["say.cell_seat"] = "{0:seat}",
    ["say.cell_half"] = "{0:half}",
    ["say.cell_explorer_home"] = "au port",
    ["say.cell_explorer_lost"] = "passe un tour",
    ["say.cell_explorer_sea"] = "en mer",
    ["say.panel_powers"] = "Puissances",
    ["say.head_power"] = "Puissance",
    ["say.head_track"] = "Points comptés",
    ["say.head_now"] = "Points actuels",
    ["say.head_villages"] = "Villages",
    ["say.head_groups"] = "Groupes",
    ["say.head_linked"] = "Reliés à l'origine",
    ["say.head_hidden"] = "Cartes cachées",
    ["say.head_shown"] = "Cartes montrées",
    ["say.head_unbuilt"] = "Pièces à construire",
    ["say.head_explorer"] = "Explorateur",
    ["say.powers_points"] = "Points comptés : ceux de la dernière étape de Victoire. Points actuels : {0:half} par village, {1:half} par groupe relié à l'île d'origine, {2:half} par atoll relié, et les cartes montrées et le kumara",
    ["say.panel_victory"] = "Victoire",
    ["say.victory_target"] = "{0:half} points lors d'une étape de Victoire finissent la partie",
    ["say.meter_points"] = "Points entiers sur la piste",
    ["say.victory_near"] = "Il manque {1:half} à {0:seat}",
    ["say.victory_there"] = "{0:seat} a assez de points pour annoncer la victoire",
    ["say.victory_own"] = "Avec vos cartes cachées, vous avez {0:half}",
    ["say.prompt_setup"] = "Choisissez l'île d'origine avec laquelle vous commencez",
    ["say.wait_setup"] = "{0:seat} choisit une île d'origine",
    ["say.prompt_order"] = "Vous avez le marqueur d'Ordre du tour : qui joue en premier ?",
    ["say.wait_order"] = "{0:seat} décide qui joue en premier",
    ["say.order_means"] = "{0:seat} commence",
    ["say.prompt_order_way"] = "\z
        Vous avez le marqueur d'Ordre du tour : qui joue en premier, et dans quel sens \z
        continue-t-on ?",
    ["say.wait_order_way"] = "{0:seat} décide qui joue en premier, et dans quel sens",
    ["say.prompt_share"] = "\z
        Vous êtes dernier : fixez l'ordre du tour, ou piochez l'événement de ce tour ?",
    ["say.wait_share"] = "{0:seat} est dernier, et fixe l'ordre du tour ou pioche l'événement",
    ["say.prompt_found"] = "\z
        Vous avez trouvé {1:kind}, un groupe de {2:int} {2:plural:case:cases} : garder l'île \z
        secrète sous votre marqueur, ou la révéler à tous ?",
    ["say.prompt_found_atoll"] = "\z
        Vous avez trouvé {1:kind}, un atoll : le garder secret sous votre marqueur, ou le \z
        révéler à tous ?",
    ["say.wait_found"] = "{0:seat} a trouvé une île, et la garde secrète ou la révèle{2:at}",
    ["say.prompt_found_no_marker"] = "\z
        Vous avez trouvé {1:kind}. Vos marqueurs sont épuisés : révélez-la, ou \z
        retournez d'abord une autre de vos îles (unveil)",
    ["say.prompt_judge"] = "\z
        Avec {1:int} nœuds, votre explorateur doit rentrer. Utilisez une carte si elle aide, \z
        ou rentrez (return)",
    ["say.wait_judge"] = "Avec {1:int} nœuds, l'explorateur de {0:seat} doit rentrer",
    ["say.prompt_judge_lost"] = "\z
        Avec {1:int} nœuds, {2:int} de trop, votre explorateur est perdu. Utilisez une carte \z
        si elle aide, ou acceptez par return",
    ["say.wait_judge_lost"] = "Avec {1:int} nœuds, l'explorateur de {0:seat} est presque perdu",
    ["say.prompt_embark"] = "\z
        D'où part votre explorateur ? Choisissez un hex connu à côté de l'inconnu, ou restez \z
        au port ce tour-ci",
    ["say.prompt_embark_search"] = "\z
        Votre explorateur ne peut partir qu'à la recherche du kumara (search) : choisissez où \z
        commence sa route, ou restez au port ce tour-ci",
    ["say.prompt_embark_unveil"] = "\z
        Votre explorateur ne peut sortir qu'en passant par une île à vous encore cachée : \z
        retournez-la d'abord (unveil), ou restez au port ce tour-ci",
    ["say.wait_embark"] = "{0:seat} peut envoyer un explorateur",
    ["say.prompt_discover_first"] = "\z
        Votre explorateur est à {1:zone} : quel hex voisin explorez-vous ?",
    ["say.wait_discover_first"] = "{0:seat} explore depuis {1:zone}",
    ["say.prompt_discover"] = "\z
        Votre explorateur est à {1:zone} avec {2:int} {2:plural:nœud:nœuds} : explorer un \z
        hex voisin inconnu, en traverser un connu pour deux nœuds, ou rentrer ?",
    ["say.prompt_discover_again"] = "\z
        Votre explorateur est toujours à {1:zone}, avec {2:int} {2:plural:nœud:nœuds} : \z
        essayer encore cet hex, ou rentrer ?",
    ["say.prompt_discover_or_cross"] = "\z
        Votre explorateur est toujours à {1:zone}, avec {2:int} {2:plural:nœud:nœuds} : \z
        essayer encore cet hex, traverser un hex voisin connu pour deux nœuds, ou rentrer ?",
    ["say.prompt_discover_unveil"] = "\z
        Depuis {1:zone} votre explorateur, avec {2:int} {2:plural:nœud:nœuds}, ne continue \z
        que par une île à vous : la retourner (unveil) et la traverser pour deux nœuds, ou \z
        rentrer ?",
    ["say.wait_discover"] = "\z
        {0:seat} continue d'explorer depuis {1:zone} avec {2:int} {2:plural:nœud:nœuds}, ou \z
        rentre",
    ["say.prompt_blow"] = "\z
        L'explorateur de {1:seat} est dérouté à {2:zone} : vers quel hex voisin \z
        l'envoyez-vous ?",
    ["say.wait_blow"] = "\z
        L'explorateur de {1:seat} est dérouté à {2:zone} : {0:seat} choisit où il va",
    ["say.prompt_search"] = "\z
        Votre explorateur est à {1:zone}, en route vers l'Amérique du Sud : lancez le dé",
    ["say.wait_search"] = "{0:seat} cherche le kumara à {1:zone}",
    ["say.prompt_search_go"] = "L'explorateur continue depuis {1:zone} : choisissez un hex voisin",
    ["say.wait_search_go"] = "L'explorateur de {0:seat} continue depuis {1:zone}",
    ["say.prompt_search_drift"] = "\z
        L'explorateur est dérouté à {1:zone} : choisissez un hex voisin qui n'est pas plus \z
        près de l'Amérique du Sud",
    ["say.wait_search_drift"] = "L'explorateur de {0:seat} est dérouté à {1:zone}",
    ["say.prompt_fleet"] = "\z
        Votre flotte est à {1:zone} et peut avancer de {2:int} hex : \z
        chargez-la, voguez vers un hex voisin, ou arrivez (land)",
    ["say.wait_fleet"] = "Une flotte de {0:seat} est à {1:zone}",
    ["say.prompt_fleet_stuck"] = "\z
        Votre flotte à {1:zone} ne peut plus voguer ainsi : arrivez (land), ou laissez-en une \z
        partie",
    ["say.prompt_muster"] = "\z
        Rassemblez un canoë pour former une flotte, ou terminez vos mouvements (done)",
    ["say.wait_muster"] = "{0:seat} déplace des canoës",
    ["say.prompt_walk"] = "\z
        Aucun de vos canoës ne peut voguer : faites marcher des pièces d'une île à l'autre \z
        (walk), ou terminez vos mouvements (done)",
    ["say.prompt_muster_walk"] = "\z
        Rassemblez un canoë pour former une flotte, faites marcher des pièces d'une île à \z
        l'autre (walk), ou terminez vos mouvements (done)",
    ["say.prompt_no_muster"] = "\z
        Aucun de vos canoës ne peut voguer : terminez vos mouvements (done)",
    ["say.prompt_adrift"] = "\z
        À {1:zone}, {2:int} de vos pièces {2:plural:n'a:n'ont} pas de place en canoë : \z
        amenez-y un canoë, ou abandonnez-les (leave)",
    ["say.prompt_transit"] = "\z
        Déplacez librement des pièces le long de vos chaînes de canoës ; terminez (done) \z
        quand toutes sont où vous voulez",
    ["say.wait_transit"] = "{0:seat} déplace des pièces le long de chaînes de canoës",
    ["say.prompt_flip"] = "\z
        Retournez des canoës de transport : visibles pour faire des chaînes, cachés pour les \z
        masquer ; puis terminez (done), et vos canoës peuvent voguer",
    ["say.wait_flip"] = "{0:seat} retourne des canoës de transport avant de voguer",
    ["say.prompt_no_flip"] = "\z
        Vous n'avez pas de canoë de transport à retourner : continuez (done)",
    ["say.done_transit"] = "Terminer les déplacements par chaînes",
    ["say.done_flip"] = "Passer à la navigation",
    ["say.done_sail"] = "Terminer le mouvement",
    ["say.done_save"] = "Ne plus sauver de village",
    ["say.done_regroup"] = "Tout laisser face cachée",
    ["say.prompt_fight"] = "Laquelle de vos batailles vient maintenant ?",
    ["say.wait_fight"] = "{0:seat} choisit la prochaine bataille",
    ["say.prompt_roll"] = "Lancez le dé pour la bataille de {1:zone}",
    ["say.wait_roll"] = "{0:seat} lance le dé pour la bataille de {1:zone}",
    ["say.prompt_lose"] = "Le dé montre {1:int} : laquelle de vos pièces est retirée ?",
    ["say.wait_lose"] = "Le dé montre {1:int} : {0:seat} choisit la pièce retirée",
    ["say.prompt_panic"] = "Le dé montre {1:int} : laquelle de vos pièces panique ?",
    ["say.wait_panic"] = "Le dé montre {1:int} : {0:seat} choisit la pièce qui panique",
    ["say.prompt_save"] = "\z
        {1:zone} est à vous, mais ses villages tombent : chaque pièce abandonnée en sauve un, \z
        {2:int} au plus. Ou terminez (done)",
    ["say.wait_save"] = "{0:seat} a pris {1:zone} et peut y sauver des villages",
    ["say.prompt_afloat"] = "\z
        Il n'y a pas de place en canoë pour toutes vos pièces : qui est laissé ?",
    ["say.wait_afloat"] = "{0:seat} a trop peu de places en canoë et choisit qui est laissé",
    ["say.prompt_top"] = "\z
        Un canoë de transport à {1:zone} est-il face visible pour vos chaînes (top), ou tous \z
        cachés (done) ?",
    ["say.wait_top"] = "{0:seat} se regroupe à {1:zone}",
    ["say.prompt_retreat"] = "Vos pièces se retirent de {1:zone} : vers quel groupe ?",
    ["say.wait_retreat"] = "{0:seat} se retire de {1:zone} et choisit où aller",
    ["say.prompt_abandon"] = "\z
        Vos canoës ne peuvent pas tous les emmener de {1:zone} : qui est laissé ?",
    ["say.wait_abandon"] = "{0:seat} se retire de {1:zone} et choisit qui est laissé",
    ["say.prompt_home"] = "Votre île d'origine est perdue : lequel de vos groupes la remplace ?",
    ["say.wait_home"] = "{0:seat} a perdu son île d'origine et en choisit une autre",
    ["say.prompt_plan"] = "\z
        Planifiez en secret vos constructions, {1:int} {1:plural:Point restant:Points \z
        restants} ; validez (commit) quand le plan est prêt",
    ["say.prompt_settle"] = "\z
        Planifiez en secret vos constructions, {1:int} {1:plural:Point restant:Points \z
        restants}. Les colonies deviennent villages (settle) en dernier ; puis validez (commit)",
    ["say.prompt_plan_alone"] = "\z
        Planifiez vos constructions, {1:int} {1:plural:Point restant:Points restants} ; \z
        validez (commit) quand le plan est prêt",
    ["say.prompt_settle_alone"] = "\z
        Planifiez vos constructions, {1:int} {1:plural:Point restant:Points restants}. Les \z
        colonies deviennent villages (settle) en dernier ; puis validez (commit)",
    ["say.prompt_spent"] = "Le plan est complet : validez (commit), ou annulez (undo)",
    ["say.prompt_free"] = "\z
        Vos Points de construction sont dépensés, mais il reste quelque chose de gratuit : \z
        construisez-le, ou validez (commit) le plan tel quel",
    ["say.prompt_saved"] = "\z
        Il ne reste aucun Point de construction, sauf un que vous avez épargné : dépensez-le \z
        (spend), ou validez (commit) le plan tel quel",
    ["say.prompt_inward"] = "\z
        Il ne reste aucun Point de construction : validez (commit) le plan, ou repliez-vous sur \z
        vous (inward) pour un de plus, sans explorer au prochain tour",
    ["say.prompt_wasted"] = "\z
        Après les colonies on ne construit plus : validez (commit), et {1:int} {1:plural:Point de \z
        construction est perdu:Points de construction sont perdus}, ou annulez (undo) pour \z
        {1:plural:le:les} dépenser",
    ["say.prompt_wasted_settle"] = "\z
        Après les colonies on ne construit rien d'autre : faites des autres colonies des villages \z
        (settle) et validez (commit), et {1:int} {1:plural:Point de construction est \z
        perdu:Points de construction sont perdus}, ou annulez (undo) pour {1:plural:le:les} \z
        dépenser",
    ["say.wait_sealed"] = "\z
        Votre plan est scellé ; {1:plural:planifie:planifient} encore : {0:seats}",
    ["say.wait_plan"] = "{1:plural:Planifie:Planifient} en secret : {0:seats}",
    ["say.prompt_answer"] = "{1:seat} annonce la victoire : répondez par une carte, ou passez",
    ["say.wait_answer"] = "{1:seat} annonce la victoire ; {0:seat} peut répondre",
    ["say.prompt_claim"] = "\z
        Vous avez {1:half} points, et {2:half} finissent la partie : annoncez la victoire, ou \z
        passez",
    ["say.prompt_attained"] = "\z
        Vous avez {1:half} points, et {2:half} font gagner : annoncez la victoire, ou passez ; ce \z
        qui est sur la piste compte de toute façon",
    ["say.prompt_last_chance"] = "\z
        Avec vos cartes cachées vous avez {1:half} points, et {2:half} font gagner : annoncez la \z
        victoire. Si vous passez elles ne comptent pas, et la partie est perdue : il reste trop \z
        peu de jetons",
    ["say.prompt_count"] = "\z
        Les points sont comptés : révélez ou utilisez une carte si vous voulez, ou passez",
    ["say.wait_count"] = "\z
        Les points sont comptés ; {0:seat} peut révéler des cartes ou annoncer la victoire",
    ["say.prompt_declare"] = "\z
        Il y aura une bataille à {1:zone} : utilisez une carte avant que rien ne soit montré, \z
        ou passez",
    ["say.prompt_battle_start"] = "\z
        Les deux rangs de la bataille à {1:zone} sont formés : jouez un événement gardé avant le \z
        premier jet, ou passez",
    ["say.wait_battle_start"] = "\z
        Les deux rangs à {1:zone} sont formés ; {0:seat} peut jouer un événement gardé",
    ["say.wait_declare"] = "Une bataille commence à {1:zone} ; {0:seat} peut utiliser une carte",
    ["say.prompt_elect"] = "\z
        Le dé montre {2:int} : utilisez une carte de bataille sur ce jet, ou passez",
    ["say.wait_elect"] = "Le dé montre {2:int} ; {0:seat} peut utiliser une carte de bataille",
    ["say.prompt_event"] = "\z
        L'événement « {1:kind} » vient d'être lu : répondez par une carte, ou passez",
    ["say.wait_event"] = "L'événement « {1:kind} » vient d'être lu ; {0:seat} peut y répondre",
    ["say.prompt_turn"] = "\z
        Un tour commence : utilisez ou révélez une carte si vous voulez, ou passez",
    ["say.wait_turn"] = "Un tour commence ; {0:seat} peut utiliser une carte",
    ["say.prompt_build_start"] = "\z
        Avant que l'on ne planifie : utilisez ou révélez une carte si vous voulez, ou passez",
    ["say.wait_build_start"] = "Avant que l'on ne planifie, {0:seat} peut utiliser une carte",
    ["say.prompt_opponent"] = "{1:kind} : lisez ce qui se passe, puis passez pour continuer",
    ["say.wait_opponent"] = "{1:kind} : {0:seat} lit ce qui se passe",
    ["say.prompt_event_off"] = "\z
        L'événement est annulé : utilisez une carte tout de même, ou passez",
    ["say.wait_event_off"] = "L'événement est annulé ; {0:seat} peut encore utiliser une carte",
    ["say.prompt_over"] = "La partie est finie",
    ["say.prompt_card"] = "Une carte vous demande",
    ["say.wait_card"] = "Une carte demande à {0:seat}",
    ["reason.not_a_home"] = "{0:zone} n'est pas une île d'origine encore libre de cette partie",
    ["reason.no_piece"] = "vous n'avez pas de {0:kind} à {1:zone}",
    ["reason.no_chain"] = "\z
        aucune chaîne de vos canoës de transport visibles ne relie {0:zone} et {1:zone}",
    ["reason.same_hex"] = "le transit depuis {0:zone} doit mener plus loin",
    ["reason.keeps_chain"] = "\z
        le canoë de transport visible à {1:zone} est un maillon de la chaîne : il reste",
    ["reason.has_transited"] = "le {0:kind} à {1:zone} a déjà été en transit ce tour-ci",
    ["reason.none_to_flip"] = "vous n'avez pas de canoë de transport à {0:zone} à retourner ainsi ; pour voguer, passez d'abord à la navigation",
    ["reason.has_flipped"] = "ce canoë de transport à {0:zone} a déjà été retourné ce tour-ci",
    ["reason.first_is_out"] = "{0:seat} est hors jeu et ne peut pas jouer en premier",
    ["reason.no_direction"] = "à deux il n'y a pas de sens à choisir ; écrivez clockwise",
    ["reason.answers_first"] = "{0:seat} a annoncé : les réponses viennent d'abord",
    ["reason.too_few"] = "avec toutes vos cartes vous avez {0:half} points ; il en faut {1:half}",
    ["data.map.bismarck.title"] = "Archipel Bismarck",
    ["data.map.carolines.title"] = "Îles Carolines",
    ["data.map.solomon.title"] = "Îles Salomon",
    ["data.map.marshall.title"] = "Îles Marshall",
    ["data.map.wake.title"] = "Île de Wake",
    ["data.map.fiji.title"] = "Fidji",
    ["data.map.galapagos.title"] = "Îles Galápagos",
    ["data.map.america_north.title"] = "Amérique du Sud",
    ["data.map.america_south.title"] = "Amérique du Sud",
    ["data.map.unfortunate.title"] = "Îles Infortunées",
    ["data.tiles.hawaii.title"] = "Hawaï",
    ["data.tiles.kermadec.title"] = "Îles Kermadec",
    ["data.tiles.pitcairn.title"] = "Îles Pitcairn",
    ["data.tiles.norfolk.title"] = "Île Norfolk",
    ["data.tiles.flint.title"] = "Île Flint",
    ["data.tiles.phoenix.title"] = "Îles Phœnix",
    ["data.tiles.line_is.title"] = "Îles de la Ligne",
    ["data.tiles.starbuck.title"] = "Île Starbuck",
    ["data.tiles.henderson.title"] = "Île Henderson",
    ["data.markers.island-1.title"] = "Groupe d'îles, 1 nœud",
    ["data.markers.island-2.title"] = "Groupe d'îles, 2 nœuds",
    ["data.markers.island-3.title"] = "Groupe d'îles, 3 nœuds",
    ["data.markers.ocean-1.title"] = "Océan, 1 nœud",
    ["data.markers.ocean-2.title"] = "Océan, 2 nœuds",
    ["data.markers.ocean-3.title"] = "Océan, 3 nœuds",
    ["data.markers.off-course.title"] = "Hors course",
    ["data.pieces.transport.title"] = "Canoë de transport",
    ["data.pieces.war_canoe.title"] = "Canoë de guerre",
    ["data.pieces.band.title"] = "Groupe de guerriers",
    ["data.pieces.colony.title"] = "Colonie",
    ["data.pieces.rumor.title"] = "Rumeur",
    ["data.pieces.local.title"] = "Guerrier local",
    ["data.pieces.blue.title"] = "Guerrier local (indépendant)",

    -- Pions d'un nom féminin : « un » et « le » s'accordent avec eux.
    ["~un Colonie"] = "une Colonie",
    ["~Un Colonie"] = "Une Colonie",
    ["~le Colonie"] = "la Colonie",
    ["~un Rumeur"] = "une Rumeur",
    ["~Un Rumeur"] = "Une Rumeur",
    ["~le Rumeur"] = "la Rumeur",
    ["~un Pièce"] = "une Pièce",

    ["data.event_markers.ev_01_invasive_weeds.title"] = "Herbes",
    ["data.event_markers.ev_02_typhoon.title"] = "Typhon",
    ["data.event_markers.ev_04_severe_erosion.title"] = "Érosion",
    ["data.event_markers.ev_05_drought.title"] = "Sécheresse",
    ["data.event_markers.ev_06_volcanic_eruption.title"] = "Lave",
    ["data.event_markers.ev_07_taniwha.title"] = "Taniwha",
    ["data.event_markers.ev_10_spring.title"] = "Source",
    ["data.event_markers.ev_11_volcanic_ash.title"] = "Cendres",
    ["data.event_markers.ev_13_war_leader.title"] = "Chef de guerre",
    ["data.event_markers.ev_18_royal_marriage.title"] = "Mariage",
    ["data.event_markers.ev_19_chiefly_feud.title"] = "Querelle",
    ["data.event_markers.ev_20_rats.title"] = "Rats",
    ["data.event_markers.ev_25_ciguatera.title"] = "Ciguatera",
    ["data.event_markers.ev_26_coconut_groves.title"] = "Cocoteraies",
    ["zone.cup"] = "Gobelet des marqueurs de découverte",
    ["zone.pile"] = "Tuiles de groupes d'îles",
    ["zone.deck"] = "Paquet Arts et Culture",
    ["zone.events"] = "Paquet d'événements",
    ["zone.gone"] = "Hors du jeu",
    ["zone.locals"] = "Guerriers locaux",
    ["zone.attack"] = "Première ligne de l'attaquant",
    ["zone.attack-back"] = "Arrière de l'attaquant",
    ["zone.defend"] = "Première ligne du défenseur",
    ["zone.defend-back"] = "Arrière du défenseur",
    ["zone.fleet"] = "Flotte en route",
    ["zone.trail"] = "Nœuds de l'expédition",
    ["zone.event-markers"] = "Marqueurs d'événement hors jeu",
    ["board.map"] = "Le Pacifique",
    ["kind.piece"] = "Pièce cachée",
    ["kind.tile"] = "Île cachée",
    ["kind.marker"] = "Marqueur de découverte",
    ["kind.card"] = "Carte Arts et Culture",
    ["kind.event"] = "Événement",
    ["zone.unbuilt-0"] = "Pièces disponibles",
    ["zone.hand-0"] = "Cartes cachées",
    ["zone.shown-0"] = "Cartes révélées",
    ["zone.kept-0"] = "Événements gardés",
    ["zone.markers-0"] = "Marqueurs d'événement",
    ["zone.unbuilt-1"] = "Pièces disponibles",
    ["zone.hand-1"] = "Cartes cachées",
    ["zone.shown-1"] = "Cartes révélées",
    ["zone.kept-1"] = "Événements gardés",
    ["zone.markers-1"] = "Marqueurs d'événement",
    ["zone.unbuilt-2"] = "Pièces disponibles",
    ["zone.hand-2"] = "Cartes cachées",
    ["zone.shown-2"] = "Cartes révélées",
    ["zone.kept-2"] = "Événements gardés",
    ["zone.markers-2"] = "Marqueurs d'événement",
    ["zone.unbuilt-3"] = "Pièces disponibles",
    ["zone.hand-3"] = "Cartes cachées",
    ["zone.shown-3"] = "Cartes révélées",
    ["zone.kept-3"] = "Événements gardés",
    ["zone.markers-3"] = "Marqueurs d'événement",
    -- the solitaire game
    ["chit_drawn"] = "Jeton de {0:seat} : {1:kind} ; il en reste {2:int} dans le gobelet",
    ["chits_late"] = "{0:int} jetons tardifs rejoignent le gobelet : il y en a maintenant {1:int}",
    ["chits_none"] = "Il ne reste aucun jeton à tirer",
    ["chit_owed"] = "{0:zone} a {1:int} cases : un jeton sera tiré une fois l'exploration finie",
    ["rival_could"] = "- candidat {0:zone} : {1:int}",
    ["rival_tie"] = "- {0:int} à égalité : le dé décide",
    ["rival_choice"] = "- choix : {0:zone}",
    ["rival_ignored"] = "- rien à faire : sans effet",
    ["rival_barred"] = "- vous êtes à {0:zone} : rien à lui n'y est posé",
    ["rival_unwelcome"] = "\z
        - les habitants de {0:zone} sont indépendants : rien à lui n'y est posé",
    ["rival_battles"] = "\z
        {0:seat} a {1:int} batailles à livrer : laquelle d'abord, contre combien de défenseurs ?",
    ["rival_alone"] = "Il ne reste personne face à {0:seat} : la partie est perdue",
    ["rival_none_left"] = "{0:seat} n'a plus de {1:kind} : rien n'est posé",
    ["rival_placed"] = "{0:seat} reçoit un {1:kind} à {2:zone}",
    ["rival_settles"] = "{0:seat} reçoit un village à {1:zone}",
    ["rival_dealt"] = "{0:seat} reçoit une carte Arts et Culture : {1:kind:gardée face cachée}",
    ["rival_no_card"] = "- il ne reste aucune carte : rien n'est donné",
    ["rival_blows"] = "Hors course : vers l'hex le plus éloigné de {0:zone}",
    ["rival_found"] = "\z
        {0:zone} est-elle prise ? Oui si le dé, qui compte {1:int}, est inférieur à sa \z
        distance de {2:int}",
    ["rival_taken"] = "{0:seat} est déjà passé à {1:zone}",
    ["rival_absent"] = "Personne n'est encore passé à {0:zone}",
    ["rival_boxes"] = "Un dé par case verte de {0:zone} : pair, un village",
    ["rival_levies"] = "Un dé par village de {0:zone} : pair, un groupe de guerriers",
    ["rival_card"] = "Développer : une carte Arts et Culture pour {0:seat}",
    ["rival_chain"] = "\z
        Développer : des canoës de transport relient les îles de {0:seat} à son île \z
        d'origine, la plus proche d'abord",
    ["rival_village"] = "Développer : un village là où {0:seat} a le plus de cases vides",
    ["rival_villages"] = "\z
        Développer : un village sur chaque groupe de {0:seat} qui a une case vide",
    ["rival_bands"] = "\z
        Développer : {1:int} {1:plural:groupe:groupes} de guerriers pour {0:seat}, selon \z
        l'ordre de préférence",
    ["rival_garrison"] = "\z
        Développer : autant de groupes de guerriers que de villages sur chaque groupe de \z
        {0:seat}",
    ["rival_war_canoe"] = "Développer : un canoë de guerre sur l'île d'origine de {0:seat}",
    ["rival_homeless"] = "- {0:seat} n'a pas d'île d'origine : sans effet",
    ["rival_links"] = "- par le chemin qui demande le moins de canoës, {1:zone} est reliée ensuite",
    ["rival_first"] = "- d'abord : avec un canoë de guerre sans guerriers",
    ["rival_second"] = "- ensuite : sur un groupe qui a plus de villages que de guerriers",
    ["rival_third"] = "- puis : sur un groupe sans village ni guerriers",
    ["rival_fourth"] = "- puis : sur un atoll sans guerriers",
    ["rival_fifth"] = "- enfin : sur le groupe qui a le plus de villages",
    ["rival_builds"] = "Action : Construire. {0:seat} ne fait rien de plus",
    ["rival_defends"] = "Action : Défendre. {0:seat} ne fait rien de plus",
    ["rival_explores"] = "Action : Explorer ! {0:seat} explore jusqu'à {1:int} nœuds visibles",
    ["rival_explored"] = "- il n'y a plus rien à explorer",
    ["rival_attacks"] = "\z
        Action : Attaque ! Chaque canoë de guerre de {0:seat} vise un de vos groupes",
    ["rival_no_canoe"] = "- {0:seat} n'a pas de canoë de guerre",
    ["rival_swift"] = "- les canoës de {0:zone} peuvent aller un hex plus loin",
    ["rival_aims"] = "\z
        De {0:zone}, par transit et {1:int} hex de mer, contre le moins de défenseurs",
    ["rival_closest"] = "- {0:int} à égalité : le plus proche de {1:zone}",
    ["rival_no_aim"] = "- aucun de vos groupes n'est à portée de {0:zone}",
    ["rival_transit"] = "{0:seat} va de {1:zone} à {2:zone} par transit",
    ["rival_sails"] = "\z
        {0:int} {0:plural:canoë:canoës} de guerre et {1:int} {1:plural:groupe:groupes} de \z
        guerriers vont de {2:zone} à {3:zone}",
    ["rival_home"] = "\z
        {0:seat} a perdu son île d'origine : le groupe qui a le plus de villages la remplace",
    ["rival_standing"] = "\z
        Situation de {0:seat} : {1:int} {1:plural:village:villages}, {2:int} \z
        {2:plural:groupe:groupes}, {3:int} {3:plural:carte:cartes} ; {4:int} \z
        {4:plural:jeton:jetons} dans le gobelet",
    ["solitaire_won"] = "{0:seat} a atteint le but avec {1:int} jetons restants",
    ["solitaire_lost"] = "Il ne reste que {1:int} {1:plural:jeton:jetons} : {0:seat} a perdu",
    ["sort.opponent"] = "Adversaire en solitaire",
    ["step.chit"] = "Le jeton de l'adversaire",
    ["window.opponent"] = "L'adversaire agit",
    ["zone.chits"] = "Gobelet des jetons",
    ["zone.late-chits"] = "Jetons qui viennent plus tard",
    ["zone.drawn-chits"] = "Jetons tirés",
    ["kind.chit"] = "Jeton",
    ["opponent.samoa.title"] = "Samoa",
    ["opponent.samoa.text"] = "\z
        L'adversaire de la partie en solitaire : ce qu'il a et fait est dit par des jetons \z
        et des dés.",
    ["rule.experienced_solitaire.title"] = "Solitaire expérimenté",
    ["rule.experienced_solitaire.text"] = "\z
        Dans la partie en solitaire, un jeton est tiré pour chaque nouvelle île de trois ou \z
        quatre cases que l'adversaire ne tient pas.",
    ["scenario.solitaire.title"] = "Solitaire",
    ["scenario.solitaire.text"] = "\z
        Vous êtes Tonga. Personne ne joue Samoa : des jetons tirés d'un gobelet disent ce \z
        qu'elle fait. Vous gagnez avec 30 points tant qu'il reste au moins deux jetons dans le \z
        gobelet.",
    ["chit.chit_01.title"] = "1 Guerrier par Village / Construire",
    ["chit.chit_01.text"] = "Développer : 1 Guerrier par Village. Action : Construire.",
    ["chit.chit_02.title"] = "1 Carte / Construire",
    ["chit.chit_02.text"] = "Développer : 1 Carte. Action : Construire.",
    ["chit.chit_03.title"] = "2 Groupes de Guerriers / Construire",
    ["chit.chit_03.text"] = "Développer : 2 Groupes de Guerriers. Action : Construire.",
    ["chit.chit_04.title"] = "1 Canoë de Guerre / Construire",
    ["chit.chit_04.text"] = "Développer : 1 Canoë de Guerre. Action : Construire.",
    ["chit.chit_05.title"] = "2 Groupes de Guerriers / Défendre",
    ["chit.chit_05.text"] = "Développer : 2 Groupes de Guerriers. Action : Défendre.",
    ["chit.chit_06.title"] = "1 Canoë de Guerre / Défendre",
    ["chit.chit_06.text"] = "Développer : 1 Canoë de Guerre. Action : Défendre.",
    ["chit.chit_07.title"] = "1 Canoë de Guerre / Défendre",
    ["chit.chit_07.text"] = "Développer : 1 Canoë de Guerre. Action : Défendre.",
    ["chit.chit_08.title"] = "1 Canoë de Guerre / Défendre",
    ["chit.chit_08.text"] = "Développer : 1 Canoë de Guerre. Action : Défendre.",
    ["chit.chit_09.title"] = "1 Canoë de Guerre / Explorer !",
    ["chit.chit_09.text"] = "Développer : 1 Canoë de Guerre. Action : Explorer !",
    ["chit.chit_10.title"] = "1 Village par Île / Explorer !",
    ["chit.chit_10.text"] = "Développer : 1 Village par Île. Action : Explorer !",
    ["chit.chit_11.title"] = "1 Village / Explorer !",
    ["chit.chit_11.text"] = "Développer : 1 Village. Action : Explorer !",
    ["chit.chit_12.title"] = "1 Groupe de Guerriers / Attaque !",
    ["chit.chit_12.text"] = "Développer : 1 Groupe de Guerriers. Action : Attaque !",
    ["chit.chit_13.title"] = "Chaîne de Canoës de Transport / Attaque !",
    ["chit.chit_13.text"] = "Développer : Chaîne de Canoës de Transport. Action : Attaque !",
    ["chit.chit_14.title"] = "2 Groupes de Guerriers / Attaque !",
    ["chit.chit_14.text"] = "Développer : 2 Groupes de Guerriers. Action : Attaque !",
    ["chit.chit_15.title"] = "1 Canoë de Guerre / Attaque !",
    ["chit.chit_15.text"] = "Développer : 1 Canoë de Guerre. Action : Attaque !",

    -- Tables, dans l'éditeur.
    ["table.map"] = "Carte",
    ["table.tiles"] = "Tuiles d'îles",
    ["table.markers"] = "Marqueurs de découverte",
    ["table.pieces"] = "Pièces",
    ["table.items"] = "Ce que l'on construit",
    ["table.homes"] = "Foyers",
    ["table.setups"] = "Mises en place",
    ["table.places"] = "Emplacements",
    ["table.points"] = "Points",
    ["table.event_markers"] = "Marqueurs d'événement",
    ["table.search"] = "Recherche des kumaras",
    ["table.starts"] = "Départs",
    ["table.counters"] = "Autres pions",
    ["table.map.text"] = "Les hexagones de la carte.",
    ["table.tiles.text"] = "Les tuiles de groupes d'îles.",
    ["table.markers.text"] = "Les marqueurs de découverte.",
    ["table.pieces.text"] = "Les pions des joueurs.",
    ["table.items.text"] = "Le tableau des constructions.",
    ["table.homes.text"] = "Les groupes d'origine, dans l'ordre qui départage [5].",
    ["table.setups.text"] = "La mise en place, selon le nombre de joueurs.",
    ["table.places.text"] = "Ce qui se trouve sur la carte au début.",
    ["table.points.text"] = "Le tableau des points de victoire.",
    ["table.event_markers.text"] = "Les marqueurs des événements aléatoires [11.2].",
    ["table.search.text"] = "Le tableau de recherche des kumaras, selon le dé [11.5].",
    ["table.starts.text"] = "Avec quoi commence une île d'origine, en plus ou à la place de la mise en place normale.",
    ["table.counters.text"] = "Des sortes de pions en plus de ceux du jeu.",

    -- Colonnes des tables, dans l'éditeur.
    ["column.kind"] = "Sorte",
    ["column.title"] = "Nom",
    ["column.green"] = "Cases vertes",
    ["column.brown"] = "Cases brunes",
    ["column.warriors"] = "Guerriers",
    ["column.malaria_from"] = "Malaria dès",
    ["column.malaria_to"] = "Malaria jusqu'à",
    ["column.region"] = "Région",
    ["column.sol"] = "Solitaire",
    ["column.tile"] = "Tuile",
    ["column.to_america"] = "Vers l'Amérique",
    ["column.provisions"] = "Provisions",
    ["column.atoll"] = "Atoll",
    ["column.mythical"] = "Mythique",
    ["column.in_pile"] = "Dans la pile",
    ["column.facing"] = "Direction",
    ["column.type"] = "Type",
    ["column.knots"] = "Nœuds",
    ["column.copies"] = "Exemplaires",
    ["column.count"] = "Nombre",
    ["column.cost"] = "Coût",
    ["column.like"] = "Comme",
    ["column.hits"] = "Coups",
    ["column.fights"] = "Combat",
    ["column.moves"] = "Mouvement",
    ["column.carries"] = "Porte",
    ["column.letter"] = "Lettres",
    ["column.art"] = "Dessin",
    ["column.hex"] = "Hex",
    ["column.for_2"] = "À deux",
    ["column.for_3"] = "À trois",
    ["column.for_4"] = "À quatre",
    ["column.malaria"] = "Malaria",
    ["column.end_vp"] = "Points de fin",
    ["column.islands_out"] = "Îles retirées",
    ["column.villages"] = "Villages",
    ["column.bands"] = "Guerriers",
    ["column.canoes"] = "Canoës de transport",
    ["column.war_canoes"] = "Canoës de guerre",
    ["column.colonies"] = "Colonies",
    ["column.build_points"] = "Points de construction",
    ["column.historic"] = "Historique",
    ["column.opponent"] = "Adversaire",
    ["column.late_after"] = "Tardifs après",
    ["column.chits_kept"] = "Jetons gardés",
    ["column.from"] = "De",
    ["column.to"] = "À",
    ["column.home"] = "Île d'origine",
    ["column.instead"] = "À la place",
    ["column.counter"] = "Pion",
    ["column.halves"] = "Demi-points",
    ["column.effect"] = "Effet",
    ["column.event"] = "Événement",
    ["column.shaman"] = "Chaman",
    ["column.price"] = "Prix",
    ["column.roll"] = "Jet",
    ["column.map.q.text"] = "Colonne, croissante vers l'est.",
    ["column.map.r.text"] = "Place dans la colonne, croissante vers le sud.",
    ["column.map.kind.text"] = "Ce qui est imprimé dans l'hex.",
    ["column.map.title.text"] = "Le nom imprimé dans l'hex.",
    ["column.map.green.text"] = "Cases vertes d'un groupe imprimé.",
    ["column.map.brown.text"] = "Cases brunes d'un groupe imprimé.",
    ["column.map.warriors.text"] = "Guerriers d'un groupe que personne ne joue [8.5].",
    ["column.map.malaria_from.text"] = "Le plus petit jet de sa malaria [11.6].",
    ["column.map.malaria_to.text"] = "Le plus grand jet de sa malaria.",
    ["column.map.region.text"] = "L'océan imprimé où se trouve l'hex.",
    ["column.map.sol.text"] = "Quand l'adversaire du jeu en solitaire l'explore ; 0 : jamais.",
    ["column.map.tile.text"] = "La tuile que l'histoire mettrait ici.",
    ["column.map.to_america.text"] = "La recherche des kumaras part d'ici [11.5].",
    ["column.map.provisions.text"] = "Le trouver donne un marqueur Galapagos [11.5].",
    ["column.tiles.title.text"] = "Le nom du groupe d'îles.",
    ["column.tiles.green.text"] = "Cases vertes.",
    ["column.tiles.brown.text"] = "Cases brunes.",
    ["column.tiles.atoll.text"] = "Un atoll : pas de case, un demi-point [10.3].",
    ["column.tiles.mythical.text"] = "Une île de légende.",
    ["column.tiles.in_pile.text"] = "Les explorateurs peuvent la tirer.",
    ["column.tiles.facing.text"] = "\z
        Vers où elle montre toujours ; any : comme l'île d'origine de son détenteur.",
    ["column.markers.title.text"] = "Ce qu'il montre.",
    ["column.markers.type.text"] = "Ce qui a été découvert.",
    ["column.markers.knots.text"] = "Les nœuds à son dos.",
    ["column.markers.copies.text"] = "Combien il y en a dans le gobelet.",
    ["column.pieces.title.text"] = "Son nom.",
    ["column.pieces.count.text"] = "Combien en a un joueur ; les bleus en tout.",
    ["column.items.cost.text"] = "Points de construction pour un.",
    ["column.counters.title.text"] = "Son nom.",
    ["column.counters.like.text"] = "La sorte de pion dont il suit les règles.",
    ["column.counters.count.text"] = "Combien en a un joueur.",
    ["column.counters.cost.text"] = "Points de construction pour un.",
    ["column.counters.hits.text"] = "\z
        Pertes en une bataille après lesquelles il panique ou est retiré.",
    ["column.counters.fights.text"] = "Se tient-il au premier rang d'une bataille ?",
    ["column.counters.moves.text"] = "\z
        Hex qu'il vogue de plus que les canoës ; au-dessous de 0 : de moins.",
    ["column.counters.carries.text"] = "Places pour la cargaison d'un canoë.",
    ["column.counters.letter.text"] = "\z
        Une ou deux lettres sur le pion s'il n'a pas de dessin ; omises : tirées de l'id.",
    ["column.counters.art.text"] = "La clé de son dessin ; omise : conquest/ et l'id.",
    ["column.homes.hex.text"] = "L'hex de l'île d'origine.",
    ["column.homes.facing.text"] = "Vers où montrent ses tuiles (E9).",
    ["column.homes.for_2.text"] = "Une île d'origine à deux joueurs.",
    ["column.homes.for_3.text"] = "Une île d'origine à trois joueurs.",
    ["column.homes.for_4.text"] = "Une île d'origine à quatre joueurs.",
    ["column.homes.malaria.text"] = "Son joueur jette le dé pour la malaria [11.6].",
    ["column.setups.end_vp.text"] = "Points qui terminent la partie [10.4].",
    ["column.setups.islands_out.text"] = "Marqueurs Île retirés [3.2].",
    ["column.setups.villages.text"] = "Villages de chaque joueur [3.3].",
    ["column.setups.bands.text"] = "Groupes de guerriers de chaque joueur, face cachée.",
    ["column.setups.canoes.text"] = "Canoës de transport de chaque joueur, face visible.",
    ["column.setups.war_canoes.text"] = "Canoës de guerre de chaque joueur, face cachée.",
    ["column.setups.colonies.text"] = "Colonies de chaque joueur, face cachée.",
    ["column.setups.build_points.text"] = "\z
        Points de construction que chacun dépense en secret, avant le premier tour, en pièces \z
        de son île d'origine.",
    ["column.setups.historic.text"] = "\z
        Chaque tuile que la carte nomme est face cachée dans son hex, et l'on tire des \z
        marqueurs jusqu'à ce qu'un convienne.",
    ["column.setups.opponent.text"] = "\z
        L'id du fichier de l'adversaire, si une place n'est à personne ; omis : le premier.",
    ["column.setups.late_after.text"] = "\z
        Jetons tirés avant que les tardifs rejoignent le gobelet (S2).",
    ["column.setups.chits_kept.text"] = "\z
        Jetons qui doivent rester pour gagner ; avec autant ou moins, la partie est perdue \z
        sans victoire (S3).",
    ["column.places.hex.text"] = "Où cela se trouve au début [3.2].",
    ["column.places.tile.text"] = "La tuile, face visible ; aucune : un marqueur Océan.",
    ["column.places.facing.text"] = "Vers où montre la tuile.",
    ["column.places.from.text"] = "Le moins de joueurs pour lesquels on le place.",
    ["column.places.to.text"] = "Le plus de joueurs pour lesquels on le place.",
    ["column.starts.home.text"] = "À qui elles sont : à qui commence avec cette île d'origine.",
    ["column.starts.hex.text"] = "\z
        Où elles se trouvent : un hex connu qui n'est l'île d'origine de nul autre.",
    ["column.starts.kind.text"] = "Ce qui s'y trouve.",
    ["column.starts.count.text"] = "Combien.",
    ["column.starts.instead.text"] = "\z
        L'île d'origine les a à la place de ce que `setups` lui donne de cette sorte, et non \z
        en plus.",
    ["column.starts.counter.text"] = "La sorte de pion, à la place de `kind`.",
    ["column.points.halves.text"] = "En demi-points.",
    ["column.search.effect.text"] = "Ce que fait le résultat.",
    ["column.event_markers.title.text"] = "Ce qu'il montre.",
    ["column.event_markers.event.text"] = "L'id de son événement.",
    ["column.event_markers.shaman.text"] = "Un Chaman peut l'enlever.",
    ["column.event_markers.price.text"] = "Points de construction qui l'enlèvent ; 0 : aucun.",
    ["column.event_markers.roll.text"] = "Il sert sur un jet de bataille, comme une carte [9.5].",
    ["column.event_markers.copies.text"] = "Combien il y en a.",

    -- Sortes de cases, dans l'éditeur.
    ["word.unknown"] = "Inconnu",
    ["word.ocean"] = "Océan",
    ["word.island"] = "Île",
    ["word.atoll"] = "Atoll",
    ["word.home"] = "Foyer",
    ["word.america"] = "Amérique",
}
