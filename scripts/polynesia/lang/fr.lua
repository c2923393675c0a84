-- scripts/polynesia/lang/fr.lua - the game in French.
--
-- SPDX-License-Identifier: MIT
return {
    ["mod.polynesia.title"] = "Polynesia",
    ["mod.polynesia.text"] = "\z
        Emmenez votre tribu loin du volcan, par des routes que tous ouvrent. De deux à \z
        quatre joueurs, une heure environ.",
    ["sort.tide"] = "Carte Courant",

    -- questions et affichage
    ["turn"] = "À vous : explorer, voyager, peupler ou pêcher. Le marqueur indique {0:int}",
    ["voyage"] = "Poursuivez le voyage : {0:int} {0:plural:point:points} de mouvement",
    ["free_boat"] = "Un jeton bateau : explorez une route sans payer",
    ["populate_again"] = "Premier vers cet archipel : vous pouvez peupler aussitôt",
    ["decline"] = "Poissons ou coquillages : de quoi tous rendent-ils leur réserve ?",
    ["mask_goods"] = "\z
        Un masque : prenez deux ressources d'une sorte, ou les autres en perdent deux",
    ["hire"] = "Payer trois ressources d'une sorte pour un pion de plus au volcan ?",
    ["phase_round"] = "Manche {0:int}, le marqueur sur {1:int}",
    ["stage_0"] = "Première action",
    ["stage_1"] = "Deuxième action",
    ["stage_2"] = "Troisième action",
    ["badge_turtles"] = "{0:int} {0:plural:tortue:tortues}",
    ["badge_fish"] = "poisson",
    ["badge_shell"] = "coquillage",
    ["ground_turtle"] = "île à {0:int} {0:plural:tortue:tortues}",
    ["ground_archipelago"] = "île de l'archipel {0:int}",
    ["ground_fish"] = "île aux poissons",
    ["ground_shell"] = "île aux coquillages",
    ["ground_near"] = "île près du volcan, sombrera",
    ["ground_near_fish"] = "île aux poissons près du volcan, sombrera",
    ["ground_near_shell"] = "île aux coquillages près du volcan, sombrera",
    ["ground_volcano"] = "le volcan, sombrera",
    ["ground_open"] = "ouverte à tous",
    ["volcano"] = "Volcan",
    ["meter_heat"] = "Pierres rouges dans le cratère",
    ["note_bag"] = "{0:int} {0:plural:pierre:pierres} dans le cratère, {1:int} dans le sac",
    ["tribes"] = "Tribus",
    ["tides"] = "Courants en jeu",
    ["places"] = "Cases du plateau individuel",
    ["cell_seat"] = "{0:seat}",
    ["cell_first"] = "{0:seat} (premier)",
    ["cell_number"] = "{0:int}",
    ["head_tribe"] = "Tribu",
    ["head_pawns"] = "Pions restants",
    ["head_worth"] = "À l'éruption",
    ["head_turtles"] = "Tortues",
    ["head_masks"] = "Masques",
    ["head_boats"] = "Bateaux restants",

    -- actions
    ["verb.explore"] = "Explorer {0:zone} avec des {1:word}",
    ["verb.travel"] = "Voyager de {0:zone} à {1:zone}",
    ["verb.follow"] = "Suivre {2:seat} de {0:zone} à {1:zone}",
    ["verb.slip"] = "Défausser un masque pour aller de {0:zone} à {1:zone}",
    ["verb.stop"] = "Terminer le voyage",
    ["verb.populate"] = "Peupler {0:zone}",
    ["verb.fish"] = "Pêcher des {0:word}",
    ["verb.spoil"] = "Déclin : {0:word}",
    ["verb.gain"] = "Prendre deux : {0:word}",
    ["verb.rob"] = "Tous les autres en perdent deux : {0:word}",
    ["verb.hire"] = "Payer trois pour un pion : {0:word}",
    ["verb.skip"] = "S'en passer",
    ["word.fish"] = "poissons",
    ["word.shell"] = "coquillages",
    ["word.eruption"] = "le volcan est entré en éruption",
    ["word.sheet_board"] = "Plateau personnel",
    ["word.sheet_turtles"] = "Îles à tortues",
    ["word.sheet_tokens"] = "Jetons tortue",
    ["word.sheet_points"] = "Points Tortue",
    ["word.sheet_tide_1"] = "Courant des archipels",
    ["word.sheet_tide_2"] = "Courant des masques",
    ["word.sheet_tide_3"] = "Troisième courant",

    -- événements
    ["tide_drawn"] = "Courant de cette partie : {0:kind}.",
    ["round_begins"] = "Manche {0:int} : {1:seat} commence.",
    ["marker_moved"] = "Le marqueur passe à {0:int}.",
    ["explored"] = "{0:seat} explore {1:zone} ({2:kind}).",
    ["joined"] = "{0:seat} pose aussi un bateau sur {1:zone}.",
    ["paid"] = "{0:seat} paie {2:int} à {1:seat} ({3:kind}).",
    ["travelled"] = "{0:seat} voyage de {1:zone} à {2:zone}.",
    ["followed"] = "{0:seat} paie un guide de {1:seat} ({3:kind}) et voyage avec lui vers {2:zone}.",
    ["slipped"] = "{0:seat} voyage de {1:zone} à {2:zone} grâce à un masque.",
    ["token_taken"] = "{0:seat} prend un {1:kind} sur {2:zone}.",
    ["mask_discarded"] = "{0:seat} défausse un masque.",
    ["turtle_gained"] = "{0:seat} gagne un point Tortue.",
    ["populated"] = "{0:seat} amène {1:int} {1:plural:pion:pions} à {2:zone}.",
    ["fished"] = "{0:seat} pêche {1:int} {1:plural:poisson:poissons}.",
    ["gathered"] = "{0:seat} ramasse {1:int} {1:plural:coquillage:coquillages}.",
    ["robbed"] = "{0:seat} fait perdre aux autres {1:int} {1:plural:ressource:ressources} ({2:kind}).",
    ["hired"] = "{0:seat} paie {1:int} pour un pion de plus au volcan ({2:kind}).",
    ["stone_drawn"] = "Du sac sort une pierre : {0:kind}.",
    ["fish_spoiled"] = "{0:seat} nomme les poissons : tous rendent les leurs.",
    ["shells_spoiled"] = "{0:seat} nomme les coquillages : tous rendent les leurs.",
    ["received"] = "\z
        {0:seat} reçoit {1:int} {1:plural:poisson:poissons} et {2:int} \z
        {2:plural:coquillage:coquillages}.",
    ["erupted"] = "Le volcan entre en éruption et sombre avec les îles qui l'entourent.",
    ["scored"] = "{0:seat} a {1:int} {1:plural:point:points}.",

    -- refus
    ["reason.explore_price"] = "cette route coûte {0:int} d'une sorte, et vous en avez {1:int}",
    ["reason.tide_price"] = "\z
        un courant fait coûter {0:int} d'une sorte à cette route, et vous en avez {1:int}",
    ["reason.other_goods"] = "{0:zone} se paie avec la ressource qui s'y trouve",
    ["reason.join_price"] = "\z
        un bateau ici coûte {0:int} en tout, {2:int} à chaque propriétaire, et vous en avez \z
        {1:int}",
    ["reason.taken"] = "votre bateau est déjà sur {0:zone}",
    ["reason.open_to_all"] = "{0:zone} est ouverte à tous et n'a pas besoin de bateau",
    ["reason.two_players"] = "à deux joueurs {0:zone} n'est qu'à son premier explorateur",
    ["reason.no_boat"] = "tous vos bateaux sont sur la carte",
    ["reason.no_pawn"] = "vous n'avez pas de pion sur {0:zone}",
    ["reason.no_route"] = "aucune route ne mène de {0:zone} à {1:zone}",
    ["reason.unexplored"] = "personne n'a encore exploré {0:zone}",
    ["reason.not_yours"] = "{0:zone} n'est pas à vous : suivez un guide de son propriétaire",
    ["reason.not_theirs"] = "{0:seat} n'a pas de bateau sur {1:zone}",
    ["reason.no_guide"] = "{0:seat} n'a pas de pion sur {1:zone} pour vous guider",
    ["reason.guide_price"] = "\z
        {0:seat} reçoit {1:int} de la ressource de la route, et vous n'en avez pas",
    ["reason.own_route"] = "votre bateau est sur {0:zone} : ni guide ni masque n'est nécessaire",
    ["reason.open_route"] = "{0:zone} est ouverte à tous : ni guide ni masque n'est nécessaire",
    ["reason.nobody_there"] = "vous n'avez pas encore de pion sur {0:zone}",
    ["reason.board_empty"] = "tous vos pions sont sur la carte",
    ["reason.no_passage"] = "ni masque ni courant ne vous laisse passer par les routes des autres",
    ["reason.hire_price"] = "un pion de plus coûte {0:int} d'une sorte",

    -- courants
    ["tide.t1_1.title"] = "Atterrage",
    ["tide.t1_1.text"] = "\z
        La première route vers chaque archipel coûte le double. Qui l'ouvre peut peupler \z
        aussitôt.",
    ["tide.t1_2.title"] = "Récifs aux tortues",
    ["tide.t1_2.text"] = "\z
        Un point Tortue attend sur chaque archipel. Le premier à y mener un pion le prend.",
    ["tide.t1_3.title"] = "Parents dispersés",
    ["tide.t1_3.text"] = "\z
        À la fin : 1 point par archipel où vous avez un pion ; 5 en tout si vous êtes dans \z
        tous.",
    ["tide.t1_4.title"] = "Archipels entiers",
    ["tide.t1_4.text"] = "\z
        À la fin : 2 points par archipel dont vous tenez les deux îles ; 10 si vous les \z
        tenez tous.",
    ["tide.t2_1.title"] = "Masques du marché",
    ["tide.t2_1.text"] = "\z
        Qui gagne un masque le défausse et nomme poissons ou coquillages : il en gagne 2, ou \z
        tous les autres en perdent 2.",
    ["tide.t2_2.title"] = "Masques de passage",
    ["tide.t2_2.text"] = "\z
        Défaussez un masque pour voyager sur la route d'un autre comme sur la vôtre : ni \z
        guide, ni paiement.",
    ["tide.t2_3.title"] = "Masques d'appel",
    ["tide.t2_3.text"] = "\z
        Qui gagne un masque le défausse et pose un pion de son plateau sur cette île.",
    ["tide.t2_4.title"] = "Masques des ancêtres",
    ["tide.t2_4.text"] = "\z
        À la fin : 1 masque coûte un point, 2 en valent 2, 3 ou plus en valent 5.",
    ["tide.t2_5.title"] = "Masques des récifs",
    ["tide.t2_5.text"] = "\z
        À la fin : autant de points que vos masques fois les archipels où vous avez un pion.",
    ["tide.t2_6.title"] = "Visages nus",
    ["tide.t2_6.text"] = "À la fin : qui n'a aucun masque perd 2 points.",
    ["tide.t3_1.title"] = "Bonne compagnie",
    ["tide.t3_1.text"] = "\z
        Quand quelqu'un voyage sur la route d'un autre, tous deux gagnent un point Tortue, \z
        tant qu'il y en a.",
    ["tide.t3_2.title"] = "Eaux fréquentées",
    ["tide.t3_2.text"] = "\z
        Qui explore une route existante gagne un point Tortue par bateau présent, tant qu'il \z
        y en a.",
    ["tide.t3_3.title"] = "Fête de bienvenue",
    ["tide.t3_3.text"] = "\z
        À chaque Peupler vous pouvez payer 3 ressources d'une sorte pour un pion de plus au \z
        volcan.",
    ["tide.t3_4.title"] = "Gardiens des tortues",
    ["tide.t3_4.text"] = "\z
        À la fin, sur chaque île à tortues : le plus de pions 3 points (à plusieurs : 2 \z
        chacun), le second 2 points.",
    ["tide.t3_5.title"] = "Ceux qui restent",
    ["tide.t3_5.text"] = "\z
        À la fin : le plus de pions sur son plateau 3 points ; personne à égalité.",
    ["tide.t3_6.title"] = "Grande pêche",
    ["tide.t3_6.text"] = "\z
        À la fin tous reçoivent les poissons d'une étape de plus. Le plus de poissons : 4 \z
        points (à plusieurs : 3 chacun).",
    ["tide.t3_7.title"] = "Grande flotte",
    ["tide.t3_7.text"] = "\z
        À la fin : le plus de bateaux sur la carte 3 points (à plusieurs : 2 chacun).",
    ["tide.t3_8.title"] = "Grande récolte",
    ["tide.t3_8.text"] = "\z
        À la fin tous reçoivent les coquillages d'une étape de plus. Le plus de coquillages \z
        : 4 points (à plusieurs : 3 chacun).",

    -- sur la table
    ["board.sea"] = "La mer",
    ["zone.bag"] = "Sac de lave",
    ["zone.crater"] = "Cratère",
    ["zone.green"] = "Jetons verts",
    ["zone.orange"] = "Jetons orange",
    ["zone.tides1"] = "Cartes Courant 1",
    ["zone.tides2"] = "Cartes Courant 2",
    ["zone.tides3"] = "Cartes Courant 3",
    ["zone.tides"] = "Courants",
    ["zone.supply"] = "Points Tortue",
    ["zone.board_0"] = "Plateau personnel",
    ["zone.boats_0"] = "Bateaux",
    ["zone.taken_0"] = "Jetons pris",
    ["zone.board_1"] = "Plateau personnel",
    ["zone.boats_1"] = "Bateaux",
    ["zone.taken_1"] = "Jetons pris",
    ["zone.board_2"] = "Plateau personnel",
    ["zone.boats_2"] = "Bateaux",
    ["zone.taken_2"] = "Jetons pris",
    ["zone.board_3"] = "Plateau personnel",
    ["zone.boats_3"] = "Bateaux",
    ["zone.taken_3"] = "Jetons pris",
    ["kind.pawn"] = "Pion",
    ["kind.boat"] = "Bateau",
    ["kind.fish_marker"] = "Poisson",
    ["kind.shell_marker"] = "Coquillage",
    ["kind.turtle_point"] = "Point Tortue",
    ["kind.token"] = "Jeton d'île",
    ["kind.stone"] = "Pierre de lave",
    ["kind.tide"] = "Carte Courant",
    ["kind.mask"] = "Masque",
    ["kind.mask_4"] = "Masque 4",
    ["kind.boat_token"] = "Jeton bateau",
    ["kind.fish_token"] = "Jeton poisson",
    ["kind.shell_token"] = "Jeton coquillage",
    ["kind.turtle_token"] = "Jeton tortue",
    ["kind.cross"] = "Croix",
    ["kind.red"] = "Lave rouge",
    ["kind.grey"] = "Lave grise",
    ["kind.black"] = "Lave noire",
    ["kind.t1_1"] = "Atterrage",
    ["kind.t1_2"] = "Récifs aux tortues",
    ["kind.t1_3"] = "Parents dispersés",
    ["kind.t1_4"] = "Archipels entiers",
    ["kind.t2_1"] = "Masques du marché",
    ["kind.t2_2"] = "Masques de passage",
    ["kind.t2_3"] = "Masques d'appel",
    ["kind.t2_4"] = "Masques des ancêtres",
    ["kind.t2_5"] = "Masques des récifs",
    ["kind.t2_6"] = "Visages nus",
    ["kind.t3_1"] = "Bonne compagnie",
    ["kind.t3_2"] = "Eaux fréquentées",
    ["kind.t3_3"] = "Fête de bienvenue",
    ["kind.t3_4"] = "Gardiens des tortues",
    ["kind.t3_5"] = "Ceux qui restent",
    ["kind.t3_6"] = "Grande pêche",
    ["kind.t3_7"] = "Grande flotte",
    ["kind.t3_8"] = "Grande récolte",
    ["counter.fish"] = "Poissons",
    ["counter.shell"] = "Coquillages",
    ["counter.phase"] = "Marqueur",
    ["data.token.mask.title"] = "Masque",
    ["data.token.mask_4.title"] = "Masque 4",
    ["data.token.boat_token.title"] = "Jeton bateau",
    ["data.token.fish_token.title"] = "Jeton poisson",
    ["data.token.shell_token.title"] = "Jeton coquillage",
    ["data.token.turtle_token.title"] = "Jeton tortue",
    ["data.token.cross.title"] = "Croix",
    ["data.lava.red.title"] = "Lave rouge",
    ["data.lava.grey.title"] = "Lave grise",
    ["data.lava.black.title"] = "Lave noire",
    ["data.island.ahimaunga.title"] = "Ahimaunga",
    ["data.island.tauraki.title"] = "Tauraki",
    ["data.island.paerua.title"] = "Paerua",
    ["data.island.kohuiti.title"] = "Kohuiti",
    ["data.island.fetuaro.title"] = "Fetuaro",
    ["data.island.fetuiti.title"] = "Fetuiti",
    ["data.island.maramea.title"] = "Maramea",
    ["data.island.maraiti.title"] = "Maraiti",
    ["data.island.ohianui.title"] = "Ohianui",
    ["data.island.ohiarua.title"] = "Ohiarua",
    ["data.island.vaikura.title"] = "Vaikura",
    ["data.island.vaiteari.title"] = "Vaiteari",
    ["data.island.honuroa.title"] = "Honuroa",
    ["data.island.honumata.title"] = "Honumata",
    ["data.island.tapuhonu.title"] = "Tapuhonu",
    ["data.island.honuranga.title"] = "Honuranga",
    ["data.island.honukai.title"] = "Honukai",
    ["data.island.ranohonu.title"] = "Ranohonu",
    ["data.island.ikamoe.title"] = "Ikamoe",
    ["data.island.ikarau.title"] = "Ikarau",
    ["data.island.ikahura.title"] = "Ikahura",
    ["data.island.atuika.title"] = "Atuika",
    ["data.island.mahika.title"] = "Mahika",
    ["data.island.lolika.title"] = "Lolika",
    ["data.island.pupuroa.title"] = "Pupuroa",
    ["data.island.pipiara.title"] = "Pipiara",
    ["data.island.puhara.title"] = "Puhara",
    ["data.island.tirema.title"] = "Tirema",
    ["data.island.pareiti.title"] = "Pareiti",
    ["data.island.kahipi.title"] = "Kahipi",

    -- leçon
    ["tutorial.first_crossing.title"] = "Première traversée",
    ["tutorial.first_crossing.text"] = "\z
        Dix minutes, deux manches : voyager, explorer, suivre un guide, peupler et pêcher, \z
        et entendre ce que dit le volcan.",
    ["tutorial.first_crossing.1"] = "\z
        Bienvenue. Votre tribu vit à Ahimaunga, en bas à gauche, et la montagne fume. \z
        Emmenez les vôtres par la mer avant l'éruption. Continuez par Suivant, ou appuyez \z
        sur Entrée.",
    ["tutorial.first_crossing.2"] = "\z
        Quand la sixième pierre rouge sort du sac, le volcan sombre, et avec lui les trois \z
        îles au bord orange. Comptent alors les tortues des îles où vous êtes, les cases \z
        vidées de votre plateau, et trois cartes Courant.",
    ["tutorial.first_crossing.3"] = "\z
        Les courants de cette partie : les archipels où vous êtes, les masques trouvés, et \z
        qui a le plus de bateaux sur la carte. Chaque partie en a d'autres.",
    ["tutorial.first_crossing.4"] = "\z
        Dans une manche chacun agit trois fois : quand le marqueur est sur 3, sur 2 et sur \z
        1. Ce nombre est ce que vaut une action. C'est 3 : le moment de voyager, trois pas. \z
        Les routes orange sont ouvertes à tous. Envoyez un pion à Tauraki.",
    ["tutorial.first_crossing.5"] = "Il reste deux points. Faites suivre un deuxième pion.",
    ["tutorial.first_crossing.6"] = "Et le troisième point mène quelqu'un à Paerua.",
    ["tutorial.first_crossing.9"] = "\z
        Votre adversaire est allé à Paerua aussi. Le marqueur est sur 2 : explorer coûte \z
        deux ressources d'une sorte. Ouvrez la route de Tauraki à Fetuaro, et payez en \z
        coquillages.",
    ["tutorial.first_crossing.10"] = "\z
        Votre bateau est là, et un des coquillages à côté : qui veut user de votre route \z
        vous paie en coquillages.",
    ["tutorial.first_crossing.12"] = "\z
        L'autre camp a ouvert une route depuis Paerua, contre des poissons. Le marqueur est \z
        sur 1 : les routes ne seront jamais moins chères. Poussez jusqu'à Honuroa, où vivent \z
        des tortues, avec votre dernier coquillage.",
    ["tutorial.first_crossing.14"] = "\z
        Tous ont agi trois fois, et le premier joueur a tiré une pierre : une rouge, la \z
        première de six. Puis vient le déclin. Vous êtes premier joueur : dites ce que tous \z
        rendent, poissons ou coquillages. Vous n'avez pas de coquillage.",
    ["tutorial.first_crossing.15"] = "\z
        Les îles au poisson ou au coquillage viennent de nourrir qui s'y trouve : un poisson \z
        pour vous à Tauraki. Un deuxième pion n'y change rien. Le premier joueur change, et \z
        le marqueur revient sur 3.",
    ["tutorial.first_crossing.17"] = "\z
        De nouveau trois points. Prenez votre propre route vers Fetuaro.",
    ["tutorial.first_crossing.18"] = "\z
        Vous êtes le premier ici, le jeton est donc à vous : un masque. Ce que valent les \z
        masques, la deuxième carte Courant le dit. Continuez vers Honuroa.",
    ["tutorial.first_crossing.19"] = "\z
        Un jeton tortue, un point à la fin ; et la tortue de l'île en vaut un autre tant que \z
        votre pion reste. Avec le dernier point, prenez la route de votre adversaire : un de \z
        ses pions à Paerua vous guide, et vous lui payez un poisson.",
    ["tutorial.first_crossing.20"] = "\z
        Les deux pions sont à Maramea, mais le jeton y est à vous : il va toujours à celui \z
        dont c'est le tour. Vous avez deux masques ; des archipels ne compte que celui de \z
        Maramea, car personne n'est resté à Fetuaro.",
    ["tutorial.first_crossing.22"] = "\z
        Les vôtres se font rares au volcan. Peuplez : trois pions passent de votre plateau à \z
        Ahimaunga. Vous pourriez aussi en poser un sur une île où vous êtes. Plus votre \z
        plateau a de cases libres, plus il vaut, si les pions sont à l'abri.",
    ["tutorial.first_crossing.24"] = "La dernière action de la manche ne vaut que 1. Pêchez.",
    ["tutorial.first_crossing.25"] = "\z
        Une pierre grise : il ne se passe rien. Cette fois votre adversaire nomme ce qui est \z
        rendu.",
    ["tutorial.first_crossing.27"] = "\z
        Voilà une manche, et il y en a de cinq à neuf : nul ne sait combien. Allez loin, ne \z
        laissez personne au volcan quand il chauffe, et regardez ce que récompensent les \z
        courants. Pourquoi pas ? explique chaque refus par sa règle. Bon vent.",

    -- à quoi servent les pièces
    ["kind.boat_token.text"] = "Explorez aussitôt une route sans payer [K4].",
    ["kind.mask.text"] = "Ce que vaut un masque, le deuxième courant le dit [K2].",
    ["kind.mask_4.text"] = "Ce que vaut un masque, le deuxième courant le dit [K2].",
    ["kind.fish_token.text"] = "Un poisson de plus à chaque manche [K3].",
    ["kind.shell_token.text"] = "Un coquillage de plus à chaque manche [K3].",
    ["kind.turtle_token.text"] = "Vaut un point à la fin [K1].",
    ["kind.turtle_point.text"] = "Vaut un point à la fin.",
    ["kind.red.text"] = "La sixième pierre rouge termine la partie [V3].",
    ["kind.grey.text"] = "Une pierre grise ne fait rien.",
    ["kind.black.text"] = "Après la noire on tire deux autres pierres [V2].",

    -- ce que coûte une route, dans les mots de l'action
    ["explore_for_1"] = "Explorer {0:zone} pour 1 ({1:word})",
    ["explore_for_2"] = "Explorer {0:zone} pour 2 ({1:word})",
    ["explore_for_3"] = "Explorer {0:zone} pour 3 ({1:word})",
    ["explore_or_join_1"] = "Explorer {0:zone} ({1:word}) : 1, ou 2 à chaque propriétaire",
    ["explore_or_join_2"] = "Explorer {0:zone} ({1:word}) : 2, ou 2 à chaque propriétaire",
    ["explore_or_join_3"] = "Explorer {0:zone} ({1:word}) : 3, ou 2 à chaque propriétaire",
    ["explore_free"] = "Explorer {0:zone} sans payer ({1:word})",
    ["badge_dear"] = "{0:int} d'une sorte",

    -- de quoi il s'agit
    ["help"] = "Cette étape",
    ["help_turn"] = "\z
        Chacun fait une action à chaque case du marqueur ; il indique {0:int} maintenant, et \z
        c'est ce que les actions coûtent ou rapportent. [R1]",
    ["help_explore"] = "\z
        Explorer : votre bateau va sur une route quelconque de la carte. Une nouvelle coûte \z
        autant de poissons, ou de coquillages, que l'indique le marqueur ; une route existante \z
        en coûte deux à chaque propriétaire. [E2]",
    ["help_explore_new"] = "\z
        Explorer : votre bateau va sur une route de la carte qui n'est à personne ; elle coûte \z
        autant de poissons, ou de coquillages, que l'indique le marqueur. [E7]",
    ["help_travel"] = "\z
        Voyager : autant de pas que l'indique le marqueur, avec vos pions à votre gré. Vos \z
        routes et les routes orange sont libres ; sur celle d'un autre on lui paie une \z
        ressource, et un de ses pions part avec vous de la même île. [T1]",
    ["help_populate"] = "\z
        Peupler : trois pions de votre plateau vont au volcan, ou un seul sur une île où vous \z
        avez un pion. [P2]",
    ["help_fish"] = "\z
        Pêcher : vous recevez autant de poissons, ou de coquillages, que l'indique le \z
        marqueur. [F1]",
    ["help_voyage_1"] = "\z
        Le voyage continue : chaque pas mène un de vos pions à une île reliée par une route, et \z
        vous pouvez vous arrêter plus tôt. [T1]",
    ["help_voyage_2"] = "\z
        Vos routes et les routes orange sont libres ; sur celle d'un autre vous suivez un pion \z
        de son propriétaire, de la même île, et lui payez une des ressources de la route. \z
        [T4]",
    ["help_voyage_3"] = "\z
        Le premier dont un pion atteint une île avec un jeton le prend ; un guide ne prend \z
        rien. [T8]",
    ["help_free_boat"] = "\z
        Un jeton bateau : votre bateau va aussitôt sur une route, sans payer ; ou vous y \z
        renoncez. Ce que vous nommez reste sur une nouvelle route et fixe ce qui s'y paiera. \z
        [K4]",
    ["help_free_join"] = "Une route existante ne coûte rien non plus. [K5]",
    ["help_free_new"] = "À deux joueurs, il faut une nouvelle route. [K5]",
    ["help_populate_again"] = "\z
        Un Courant : qui ouvre la première route vers un archipel peut peupler aussitôt. [C1.1]",
    ["help_decline_1"] = "\z
        Le volcan s'est calmé. Le premier joueur nomme poissons ou coquillages : tous rendent \z
        tous les leurs. [D1]",
    ["help_decline_2"] = "\z
        Puis chaque île à poissons ou à coquillages en donne un à qui y a un pion, et chaque \z
        jeton de cette sorte un de plus. [I1]",
    ["help_decline_3"] = "Le joueur suivant commence la nouvelle manche. [N1]",
    ["help_mask_goods"] = "\z
        Un Courant : un masque vous donne deux ressources d'une sorte, ou en fait perdre deux à \z
        tous les autres ; puis il est défaussé. [C2.1]",
    ["help_hire"] = "\z
        Un Courant : à chaque Peupler, trois ressources d'une sorte achètent un pion de plus au \z
        volcan. [C3.3]",
    ["advice.explore"] = "Une route avec un bateau à vous est un chemin pour vos pions.",
    ["advice.travel"] = "De tous les pas, c'est celui où un pion gagne le plus.",
    ["advice.follow"] = "\z
        De tous les pas, c'est celui où un pion gagne le plus, pour ce qu'il coûte.",
    ["advice.slip"] = "De tous les pas, c'est celui où un pion gagne le plus, pour ce qu'il coûte.",
    ["advice.stop"] = "Un pas de plus ne gagnerait rien.",
    ["advice.populate"] = "Un pion de plus sur la carte en est un de plus qui peut aller loin.",
    ["advice.fish"] = "Des deux biens, vous n'avez pas davantage de celui-ci.",
    ["advice.spoil"] = "\z
        Des deux biens, c'est celui qui coûte le plus aux autres, à côté de ce qu'il vous coûte.",
    ["advice.gain"] = "Des deux biens, vous n'avez pas davantage de celui-ci.",
    ["advice.rob"] = "Des deux biens, c'est celui qui coûte le plus aux autres.",
    ["advice.hire"] = "Vous pouvez vous passer de trois, et le volcan est encore tiède.",
    ["advice.skip"] = "Cela ne vaudrait pas ce que cela coûte.",
}
