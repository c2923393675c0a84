-- scripts/raiatea/lang/fr.lua - the game in French.
--
-- SPDX-License-Identifier: MIT
return {
    ["mod.raiatea.title"] = "Raiatea",
    ["mod.raiatea.text"] = "\z
        Menez les Arioi de lieu en lieu et gagnez la faveur du dieu Oro en trois cérémonies. \z
        De trois à cinq joueurs, une à deux heures.",
    ["sort.ritual"] = "Rituel",

    -- questions
    ["choose"] = "Choisissez un lieu : tous y agissent, vous d'abord et avec un bonus",
    ["pick"] = "Prenez une carte de l'étalage",
    ["pick_gathered"] = "Prenez une carte ; puis vous prendrez aussi une marchandise",
    ["more_goods"] = "Votre cueilleur : prenez une marchandise de l'étalage",
    ["forage"] = "Prenez une carte de l'étalage de la forêt",
    ["collect"] = "Prenez une marchandise du marché",
    ["pull"] = "Prenez une carte de l'étalage ou des marchés",
    ["marae"] = "\z
        Marae : reste {0:int} {0:plural:sacrifice:sacrifices} et {1:int} \z
        {1:plural:pioche:pioches}",
    ["draw"] = "Piochez des rituels selon votre rang et gardez-en {0:int}",
    ["keep"] = "Gardez {0:int} des rituels piochés",
    ["tahua"] = "Vous êtes Tahua : réalisez gratuitement un de vos rituels",
    ["tahua_paid"] = "Vous êtes Tahua : réalisez un de vos rituels pour son mana",
    ["train"] = "Recrutez des prêtres : un pour 2 perles, deux pour 5. Puis ils rapportent du mana",
    ["swap"] = "Ajoutez un masque au marché pour en prendre un autre",
    ["fetch"] = "Prenez un masque du marché",
    ["trade"] = "Échangez un masque avec le marché",
    ["market"] = "\z
        Marché : reste {0:int} {0:plural:vente:ventes} et {1:int} \z
        {1:plural:assistant:assistants}",
    ["recruit"] = "Prenez un assistant du marché",
    ["restore"] = "Réactivez un assistant utilisé",
    ["mission"] = "Vous pouvez remplir une mission visible",
    ["mission_free"] = "Vous pouvez remplir une mission visible sans payer",
    ["give"] = "Donnez {0:int} {0:plural:marchandise:marchandises} pour la mission",
    ["give_same"] = "Donnez {0:int} marchandises identiques pour la mission",
    ["give_other"] = "\z
        Donnez {0:int} {0:plural:marchandise différente:marchandises différentes} pour la \z
        mission",
    ["offer_ritual"] = "Donnez {0:int} {0:plural:rituel:rituels} pour la mission",
    ["offer_mask"] = "Donnez {0:int} {0:plural:masque:masques} pour la mission",
    ["steal"] = "Prenez un masque d'un autre joueur",
    ["buy"] = "Vous pouvez mettre 3 mana au sac et piocher des rituels",
    ["prepare"] = "\z
        En secret : préparez jusqu'à {0:int} rituels. Les collectifs suivent avec le mana",
    ["invoke"] = "En secret : ajoutez des rituels collectifs et offrez du mana",
    ["auction"] = "{0:kind} : misez en secret ; tout le mana misé est dépensé",
    ["reward"] = "Choisissez une récompense",
    ["first"] = "Lequel de vos rituels passe d'abord ?",
    ["build"] = "Construisez les To'o : remplissez une mission, ou passez",
    ["build_again"] = "Un pêcheur de perles vous permet une seconde mission",

    -- what is shown
    ["phase_round"] = "Phase {0:int} : {1:seat} a commencé",
    ["by_shaman"] = "Utiliser un chamane : réaliser {0:kind}",
    ["as_tahua"] = "En Tahua, gratuitement : réaliser {0:kind}",
    ["as_tahua_paid"] = "En Tahua, contre son mana : réaliser {0:kind}",
    ["note_general"] = "Collectif :",
    ["note_owner"] = "De {0:seat} :",
    ["phase_setup"] = "Avant la première phase : {0:seat} commencera",
    ["phase_dance"] = "Cérémonie {0:int}, danse",
    ["phase_buy"] = "Cérémonie {0:int}, achat de rituels",
    ["phase_prepare"] = "Cérémonie {0:int}, préparation des rituels",
    ["phase_invoke"] = "Cérémonie {0:int}, invocation",
    ["phase_bless"] = "Cérémonie {0:int}, bénédiction",
    ["phase_build"] = "Cérémonie {0:int}, construction du To'o",
    ["stage_action"] = "Actions",
    ["stage_ceremony"] = "Cérémonie",
    ["stage_dance"] = "Danse",
    ["stage_buy"] = "Achats",
    ["stage_prepare"] = "Préparation",
    ["stage_invoke"] = "Invocation",
    ["stage_bless"] = "Bénédiction",
    ["stage_build"] = "Construction",
    ["players"] = "Dans l'ordre cérémoniel",
    ["head_player"] = "Joueur",
    ["head_rank"] = "Rang",
    ["head_priests"] = "Prêtres",
    ["head_helpers"] = "Assistants",
    ["head_pairs"] = "Paires",
    ["cell_seat"] = "{0:seat}",
    ["cell_number"] = "{0:int}",
    ["cell_raatira"] = "Raatira",
    ["cell_ariki"] = "Ariki",
    ["cell_arioi"] = "Arioi",
    ["cell_tahua"] = "Tahua",
    ["points"] = "Vos points jusqu'ici",
    ["note_rank"] = "Rang : {0:int}",
    ["note_rituals"] = "Rituels : {0:int}",
    ["note_missions"] = "Missions : {0:int}",
    ["note_masks"] = "Paires de masques : {0:int}",
    ["rituals"] = "Vos rituels",
    ["blessing"] = "La bénédiction",
    ["note_bag"] = "Mana dans le sac : {0:int}",
    ["stalls"] = "Ce que rapportent les ventes",
    ["stall_uru"] = "Uru, prix sur la case {0:int} :",
    ["stall_uru_1"] = "{0:int} : 2 perles",
    ["stall_uru_2"] = "{0:int} : 3 perles",
    ["stall_uru_3"] = "{0:int} : un assistant",
    ["stall_uru_4"] = "{0:int} : 5 perles",
    ["stall_uru_5"] = "{0:int} : réactiver 2 assistants",
    ["stall_taro"] = "Taro, prix sur la case {0:int} :",
    ["stall_taro_1"] = "{0:int} : 2 mana",
    ["stall_taro_2"] = "{0:int} : 3 mana",
    ["stall_taro_3"] = "{0:int} : un prêtre",
    ["stall_taro_4"] = "{0:int} : 5 mana",
    ["stall_taro_5"] = "{0:int} : 2 prêtres, puis le mana de tous",
    ["stall_mahi"] = "Mahi-mahi, prix sur la case {0:int} :",
    ["stall_mahi_1"] = "{0:int} : une perle et un mana",
    ["stall_mahi_2"] = "{0:int} : une carte de l'étalage",
    ["stall_mahi_3"] = "{0:int} : un masque du marché",
    ["stall_mahi_4"] = "{0:int} : une marchandise du marché",
    ["stall_mahi_5"] = "{0:int} : remplir une mission",
    ["stall_tiare"] = "Tiare, prix sur la case {0:int} :",
    ["stall_tiare_1"] = "{0:int} : un mana",
    ["stall_tiare_2"] = "{0:int} : piocher des rituels",
    ["stall_tiare_3"] = "{0:int} : un tatouage",
    ["stall_tiare_4"] = "{0:int} : réactiver un assistant",
    ["stall_tiare_5"] = "{0:int} : 2 tatouages",

    -- what can be had
    ["tray_field"] = "case {0:int} au plus",
    ["tray_tattoo"] = "+1 tatouage",
    ["tray_pearls"] = "{0:int} perles",
    ["tray_train_1"] = "1 : {0:int} perles",
    ["tray_train_2"] = "2 : {0:int} perles",
    ["tray_mana"] = "{0:int} mana",
    ["tray_free"] = "gratuit",
    ["tray_draws"] = "1 sur {0:int} gardé",
    ["tray_priests_1"] = "Un prêtre",
    ["tray_priests_2"] = "Deux prêtres",
    ["tray_normal"] = "Rituels",
    ["tray_forbidden"] = "Rituels interdits",
    ["tray_own_pearls"] = "Vos perles",
    ["tray_own_mana"] = "Votre mana",
    ["tray_few_pearls"] = "vous n'avez que {0:int} {0:plural:perle:perles} [S12]",
    ["tray_few_mana"] = "vous n'avez que {0:int} mana [S12]",
    ["tray_no_hires"] = "vous avez engagé qui vous pouviez [A25]",
    ["tray_no_helper"] = "il n'y en a plus au marché [A25]",
    ["tray_all_priests"] = "vous avez autant de prêtres qu'il peut y en avoir [A18]",
    ["tray_no_more_sell"] = "vous avez vendu ce que vous pouviez [A24]",
    ["tray_none_to_sell"] = "vous n'en avez pas à vendre [A24]",
    ["tray_no_more_sacrifice"] = "vous avez sacrifié ce que vous pouviez [A11]",
    ["tray_none_to_sacrifice"] = "vous n'en avez pas à sacrifier [A11]",
    ["tray_no_draws"] = "vous avez pioché ce que vous pouviez [A12]",
    ["tray_no_ritual"] = "il n'en reste pas [A13]",
    ["tray_rank"] = "les rituels interdits sont pour Ariki et au-delà [A13]",
    ["tray.tray_priests_1.text"] = "\z
        Chaque prêtre rapporte un mana quand les prêtres dansent ; un chamane réalise ce \z
        qui ne coûte pas plus que vous n'avez de prêtres.",
    ["tray.tray_priests_2.text"] = "\z
        Chaque prêtre rapporte un mana quand les prêtres dansent ; un chamane réalise ce \z
        qui ne coûte pas plus que vous n'avez de prêtres.",
    ["tray.tray_normal.text"] = "\z
        Vous en piochez selon votre rang et en gardez un, pour les cérémonies à venir.",
    ["tray.tray_forbidden.text"] = "\z
        Plus forts et plus chers. Vous en piochez selon votre rang et en gardez un.",

    -- verbs
    ["verb.choose"] = "Mener tous à : {0:zone}",
    ["verb.take"] = "Prendre un {0:kind}",
    ["verb.gather"] = "Utiliser un cueilleur",
    ["verb.collect"] = "Prendre une marchandise : {0:word}",
    ["verb.pull"] = "Prendre un {1:kind} ({0:zone})",
    ["verb.sacrifice"] = "Sacrifier {0:word}",
    ["verb.draw"] = "Piocher des rituels : {0:word}",
    ["verb.keep"] = "Garder {0:kind}",
    ["verb.train"] = "Recruter {0:int} {0:plural:prêtre:prêtres}",
    ["verb.swap"] = "Ajouter un {0:kind} au marché aux masques",
    ["verb.fetch"] = "Prendre un {0:kind} au marché aux masques",
    ["verb.sell"] = "Vendre {0:word}, case {1:int}",
    ["verb.hire"] = "Engager : {0:kind}",
    ["verb.recruit"] = "Prendre un {0:kind}",
    ["verb.restore"] = "Réactiver : {0:kind}",
    ["verb.fulfil"] = "Remplir la mission {1:kind} ({0:zone})",
    ["verb.give"] = "Donner {0:word}",
    ["verb.offer"] = "Donner un {0:kind}",
    ["verb.steal"] = "Prendre un {1:kind} à {0:seat}",
    ["verb.raise"] = "Marchand : {0:word} tout en haut",
    ["verb.perform"] = "Réaliser {0:kind}",
    ["verb.bind"] = "Lier un miroir à un {0:kind}",
    ["verb.clip"] = "Préparer {0:kind}",
    ["verb.ready"] = "C'est tout",
    ["verb.call"] = "Ajouter {0:kind} au sac",
    ["verb.bid"] = "Offrir {0:int} mana",
    ["verb.reward"] = "Récompense : {0:word}",
    ["verb.first"] = "{0:kind} d'abord",
    ["verb.skip"] = "Passer",

    -- words
    ["word.third_ceremony"] = "la troisième cérémonie est finie",
    ["word.sheet_rank"] = "Rang",
    ["word.sheet_rituals"] = "Rituels",
    ["word.sheet_missions"] = "Missions",
    ["word.sheet_masks"] = "Masques",
    ["word.uru"] = "uru",
    ["word.taro"] = "taro",
    ["word.mahi"] = "mahi-mahi",
    ["word.tiare"] = "tiare",
    ["word.normal"] = "normaux",
    ["word.forbidden"] = "interdits",
    ["word.tattoo"] = "un tatouage",
    ["word.goods"] = "une marchandise du marché",
    ["word.pearls"] = "2 perles",

    -- events
    ["round_begins"] = "Une nouvelle phase : {0:seat} commence.",
    ["place_chosen"] = "{0:seat} mène tous à : {1:zone}.",
    ["checked"] = "{0:seat} obtient {2:int} pour : {1:kind}.",
    ["dived"] = "La barrière donne {1:int} {1:plural:perle:perles}.",
    ["pearls_gained"] = "{0:seat} gagne {1:int} {1:plural:perle:perles}.",
    ["mana_gained"] = "{0:seat} gagne {1:int} mana.",
    ["goods_taken"] = "{0:seat} prend un {1:kind} au marché.",
    ["card_taken"] = "{0:seat} prend un {1:kind} à l'étalage.",
    ["pile_rebuilt"] = "Les marchandises du marché forment une nouvelle pioche.",
    ["tattooed"] = "{0:seat} gagne {1:int} {1:plural:tatouage:tatouages}.",
    ["rank_ariki"] = "{0:seat} devient Ariki.",
    ["rank_arioi"] = "{0:seat} devient Arioi.",
    ["rank_tahua"] = "{0:seat} devient Tahua.",
    ["trained"] = "{0:seat} recrute {1:int} {1:plural:prêtre:prêtres}.",
    ["priests_lost"] = "{0:seat} perd {1:int} {1:plural:prêtre:prêtres}.",
    ["sacrificed"] = "{0:seat} sacrifie un {1:kind}.",
    ["drew_normal"] = "{0:seat} pioche {1:int} rituels.",
    ["drew_forbidden"] = "{0:seat} pioche {1:int} rituels interdits.",
    ["helper_taken"] = "{0:seat} prend un {1:kind} au marché.",
    ["helper_used"] = "{0:seat} utilise : {1:kind}.",
    ["helper_restored"] = "{0:seat} réactive : {1:kind}.",
    ["price_raised"] = "{0:seat} place le prix de {1:kind} tout en haut.",
    ["sold"] = "{0:seat} vend un {1:kind}, case {2:int}.",
    ["goods_given"] = "{0:seat} donne {2:int} {1:kind}.",
    ["ritual_given"] = "{0:seat} donne un rituel.",
    ["mask_added"] = "{0:seat} ajoute un {1:kind} au marché aux masques.",
    ["mask_taken"] = "{0:seat} prend un {1:kind}.",
    ["mask_stolen"] = "{0:seat} prend un {2:kind} à {1:seat}.",
    ["mirror_bound"] = "{0:seat} lie un miroir à un {1:kind}.",
    ["performed"] = "{0:seat} réalise {1:kind}.",
    ["robbed"] = "{0:seat} prend jusqu'à {1:int} perles à tous les autres.",
    ["fulfilled"] = "{0:seat} remplit une mission : {1:kind}.",
    ["statue_opened"] = "La statue {0:int} est commencée.",
    ["ceremony_begins"] = "La cérémonie {0:int} commence.",
    ["prepared"] = "{0:seat} a préparé ses rituels.",
    ["offered"] = "{0:seat} offre {1:int} mana.",
    ["rewarded"] = "{0:seat} choisit une récompense.",
    ["revealed"] = "Du sac sort {0:kind}.",
    ["blessed"] = "{0:kind}, rituel de {2:seats}, est béni ; il reste {1:int} mana dans le sac.",
    ["failed"] = "{0:kind} échoue faute de mana.",
    ["silenced"] = "{0:kind} est réduit au silence.",
    ["bag_filled"] = "{0:int} mana vont dans le sac.",
    ["auction_bid"] = "{0:seat} mise {1:int} mana.",
    ["scored"] = "{0:seat} a {1:int} {1:plural:point:points}.",

    -- reasons
    ["reason.taken"] = "la tuile {0:zone} est déjà prise dans cette phase",
    ["reason.no_place"] = "{0:zone} n'est pas un des six lieux",
    ["reason.not_displayed"] = "{0:kind} n'est pas à l'étalage",
    ["reason.not_in_market"] = "{0:kind} n'est pas au marché",
    ["reason.not_there"] = "{0:kind} n'est pas là",
    ["reason.no_gatherer"] = "vous n'avez pas de cueilleur prêt",
    ["reason.one_gatherer"] = "un seul cueilleur aide à prendre une carte",
    ["reason.no_more_sacrifices"] = "vous avez sacrifié ce que vous pouviez",
    ["reason.no_more_draws"] = "vous avez pioché ce que vous pouviez",
    ["reason.no_goods"] = "vous n'avez pas de {0:kind}",
    ["reason.given"] = "il faut des marchandises différentes, et {0:kind} est donné",
    ["reason.rank_needed"] = "les rituels interdits sont pour Ariki et au-delà",
    ["reason.deck_empty"] = "il ne reste pas de tel rituel",
    ["reason.not_drawn"] = "{0:kind} n'est pas parmi ceux que vous avez piochés",
    ["reason.few_pearls"] = "cela coûte {0:int} perles, et vous en avez {1:int}",
    ["reason.few_mana"] = "cela coûte {0:int} mana, et vous en avez {1:int}",
    ["reason.two_priests"] = "au plus deux prêtres à la fois",
    ["reason.no_mask"] = "vous n'avez pas de {0:kind} à donner ici",
    ["reason.bound"] = "{0:kind} est lié à un miroir pour de bon",
    ["reason.no_more_sales"] = "vous avez vendu ce que vous pouviez",
    ["reason.above_price"] = "\z
        le prix de {1:kind} est à la case {0:int} : choisissez-la ou une plus basse",
    ["reason.no_more_hires"] = "vous avez engagé qui vous pouviez",
    ["reason.no_trader"] = "vous n'avez pas de marchand prêt",
    ["reason.at_the_top"] = "ce prix est déjà tout en haut",
    ["reason.no_shaman"] = "vous n'avez pas de chamane prêt",
    ["reason.few_priests"] = "le rituel coûte {0:int}, et vous avez {1:int} prêtres",
    ["reason.no_ritual"] = "vous n'avez pas {0:kind} en main",
    ["reason.no_mirror"] = "vous n'avez pas de miroir à lier",
    ["reason.not_used"] = "aucun de vos assistants n'est utilisé ainsi : {0:kind}",
    ["reason.auctioned"] = "{0:kind} est mise aux enchères quand elle est la dernière de sa rangée",
    ["reason.done_before"] = "vous avez déjà rempli {0:kind}",
    ["reason.not_met"] = "vous ne remplissez pas la condition de {0:kind}",
    ["reason.few_goods"] = "vous n'avez pas les marchandises pour {0:kind}",
    ["reason.few_offerings"] = "il en faut {0:int}, et vous en avez {1:int}",
    ["reason.not_open"] = "{0:zone} n'est pas encore commencée",
    ["reason.reward_gone"] = "cette récompense est prise, ou il n'y en a pas",
    ["reason.goods_gone"] = "{0:kind} n'est pas au marché des marchandises",
    ["reason.mask_gone"] = "{0:kind} n'est pas au marché des masques",
    ["reason.helper_gone"] = "{0:kind} n'est pas parmi les assistants du marché",
    ["reason.not_to_pull"] = "{0:kind} n'est pas là",
    ["reason.no_sacrifice"] = "vous n'avez pas de {0:kind} à sacrifier",
    ["reason.no_ware"] = "vous n'avez pas de {0:kind} à vendre",
    ["reason.all_priests"] = "vous avez autant de prêtres qu'il peut y en avoir",
    ["reason.no_mask_to_bind"] = "{0:kind} n'est pas un masque auquel on lie un miroir",
    ["reason.no_mask_to_give"] = "vous n'avez pas de {0:kind} à offrir",
    ["reason.no_such_mask"] = "il n'y a pas de {0:kind} à prendre",
    ["reason.no_tahua_ritual"] = "vous n'avez pas {0:kind} en main",
    ["reason.no_offering"] = "vous n'avez pas {0:kind} en main",
    ["reason.few_to_clip"] = "de {0:kind}, vous en avez {1:int} en main",
    ["reason.no_clip_needed"] = "{0:kind} est collectif : il va au sac sans clip, avec votre mana",
    ["reason.clips_used"] = "vous préparez jusqu'à {0:int} rituels, chacun une fois",
    ["reason.few_to_call"] = "de {0:kind}, vous en avez {1:int} en main, et chacun va au sac une fois",
    ["reason.not_general"] = "{0:kind} n'est pas collectif : il se prépare avec un clip",
    ["reason.not_a_tie"] = "{0:kind} n'est pas un de vos rituels à égalité",
    ["reason.paired"] = "{0:kind} fait partie d'une paire",

    -- rituals
    ["ritual.hina.title"] = "Hina",
    ["ritual.hina.text"] = "1 mana, collectif. Six mana par joueur vont dans le sac.",
    ["kind.hina"] = "Hina",
    ["ritual.rauti.title"] = "Rautī",
    ["ritual.rauti.text"] = "2 mana. Gagnez 3 mana.",
    ["kind.rauti"] = "Rautī",
    ["ritual.fai.title"] = "Fai",
    ["ritual.fai.text"] = "2 mana, collectif. Chaque joueur gagne 2 perles.",
    ["kind.fai"] = "Fai",
    ["ritual.rearea.title"] = "Re'are'a",
    ["ritual.rearea.text"] = "3 mana. Réactivez un assistant.",
    ["kind.rearea"] = "Re'are'a",
    ["ritual.ata.title"] = "Ata",
    ["ritual.ata.text"] = "3 mana. Échangez un masque avec le marché.",
    ["kind.ata"] = "Ata",
    ["ritual.uru_taetae.title"] = "Uru-Taetae",
    ["ritual.uru_taetae.text"] = "4 mana. Gagnez un tatouage.",
    ["kind.uru_taetae"] = "Uru-Taetae",
    ["ritual.rau_pena.title"] = "Rau-Pena",
    ["ritual.rau_pena.text"] = "4 mana. Prenez une marchandise du marché.",
    ["kind.rau_pena"] = "Rau-Pena",
    ["ritual.rua_hatu.title"] = "Rua-Hatu",
    ["ritual.rua_hatu.text"] = "4 mana. Gagnez 3 perles.",
    ["kind.rua_hatu"] = "Rua-Hatu",
    ["ritual.raa.title"] = "Ra'a",
    ["ritual.raa.text"] = "5 mana. Prenez une carte de l'étalage de la forêt.",
    ["kind.raa"] = "Ra'a",
    ["ritual.tu_papa.title"] = "Tū-papa",
    ["ritual.tu_papa.text"] = "5 mana. Prenez un assistant du marché.",
    ["kind.tu_papa"] = "Tū-papa",
    ["ritual.roroo.title"] = "Roro'o",
    ["ritual.roroo.text"] = "\z
        6 mana. Recrutez un prêtre ; puis tous vos prêtres rapportent du mana.",
    ["kind.roroo"] = "Roro'o",
    ["ritual.oropaa.title"] = "Oropa'a",
    ["ritual.oropaa.text"] = "6 mana. Gagnez 5 perles.",
    ["kind.oropaa"] = "Oropa'a",
    ["ritual.tama_ehu.title"] = "Tama-'ehu",
    ["ritual.tama_ehu.text"] = "\z
        6 mana, permanent. Vous vendez comme si le marqueur de prix était une case plus \z
        haut.",
    ["kind.tama_ehu"] = "Tama-'ehu",
    ["ritual.rua_nuu.title"] = "Rua-nu'u",
    ["ritual.rua_nuu.text"] = "\z
        7 mana, permanent. Vous gagnez une perle de plus à la barrière de corail.",
    ["kind.rua_nuu"] = "Rua-nu'u",
    ["ritual.tino_rua.title"] = "Tino-rua",
    ["ritual.tino_rua.text"] = "7 mana, permanent. Vos prêtres rapportent 2 mana de plus.",
    ["kind.tino_rua"] = "Tino-rua",
    ["ritual.mata_arahu.title"] = "Mata-Arahu",
    ["ritual.mata_arahu.text"] = "8 mana. Remplissez une mission visible.",
    ["kind.mata_arahu"] = "Mata-Arahu",
    ["ritual.pere.title"] = "Pere",
    ["ritual.pere.text"] = "7 mana. Gagnez 2 tatouages.",
    ["kind.pere"] = "Pere",
    ["ritual.faa_rua_roa.title"] = "Fa'a-rua-roa",
    ["ritual.faa_rua_roa.text"] = "8 mana. Piochez des rituels selon votre rang et gardez-en 2.",
    ["kind.faa_rua_roa"] = "Fa'a-rua-roa",
    ["ritual.papa_rai_2.title"] = "Papa-Ra'i 2",
    ["ritual.papa_rai_2.text"] = "7 mana, permanent. Vaut 2 points à la fin.",
    ["kind.papa_rai_2"] = "Papa-Ra'i 2",
    ["ritual.papa_rai_3.title"] = "Papa-Ra'i 3",
    ["ritual.papa_rai_3.text"] = "9 mana, permanent. Vaut 3 points à la fin.",
    ["kind.papa_rai_3"] = "Papa-Ra'i 3",
    ["ritual.papa_rai_4.title"] = "Papa-Ra'i 4",
    ["ritual.papa_rai_4.text"] = "11 mana, permanent. Vaut 4 points à la fin.",
    ["kind.papa_rai_4"] = "Papa-Ra'i 4",
    ["ritual.papa_rai_5.title"] = "Papa-Ra'i 5",
    ["ritual.papa_rai_5.text"] = "13 mana, permanent. Vaut 5 points à la fin.",
    ["kind.papa_rai_5"] = "Papa-Ra'i 5",
    ["ritual.tumu_nui.title"] = "Tumu-nui",
    ["ritual.tumu_nui.text"] = "9 mana, permanent. Vous préparez un rituel de plus en cérémonie.",
    ["kind.tumu_nui"] = "Tumu-nui",
    ["ritual.taere.title"] = "Ta'ere",
    ["ritual.taere.text"] = "10 mana. Remplissez une mission visible sans rien payer.",
    ["kind.taere"] = "Ta'ere",
    ["ritual.te_fatu.title"] = "Te-fatu",
    ["ritual.te_fatu.text"] = "10 mana. Prenez 2 cartes de l'étalage ou des marchés.",
    ["kind.te_fatu"] = "Te-fatu",
    ["ritual.ihi.title"] = "Ihi",
    ["ritual.ihi.text"] = "11 mana. Recrutez 2 prêtres et gagnez 2 tatouages.",
    ["kind.ihi"] = "Ihi",
    ["ritual.matarua_pearls.title"] = "Matarua des perles",
    ["ritual.matarua_pearls.text"] = "\z
        12 mana, permanent. Chacune de vos missions de perles vaut un point de plus.",
    ["kind.matarua_pearls"] = "Matarua des perles",
    ["ritual.matarua_mana.title"] = "Matarua du mana",
    ["ritual.matarua_mana.text"] = "\z
        12 mana, permanent. Chacune de vos missions de mana vaut un point de plus.",
    ["kind.matarua_mana"] = "Matarua du mana",
    ["ritual.matarua_goods.title"] = "Matarua des marchandises",
    ["ritual.matarua_goods.text"] = "\z
        12 mana, permanent. Chacune de vos missions de marchandises vaut un point de plus.",
    ["kind.matarua_goods"] = "Matarua des marchandises",
    ["ritual.matarua_condition.title"] = "Matarua des conditions",
    ["ritual.matarua_condition.text"] = "\z
        12 mana, permanent. Chacune de vos missions à condition vaut un point de plus.",
    ["kind.matarua_condition"] = "Matarua des conditions",
    ["ritual.tane_thief.title"] = "Tāne le voleur",
    ["ritual.tane_thief.text"] = "5 mana. Prenez 2 perles à chacun des autres joueurs.",
    ["kind.tane_thief"] = "Tāne le voleur",
    ["ritual.tane_fall.title"] = "Tāne l'abatteur",
    ["ritual.tane_fall.text"] = "7 mana. Chacun des autres joueurs perd un prêtre.",
    ["kind.tane_fall"] = "Tāne l'abatteur",
    ["ritual.tane_silence.title"] = "Tāne le silencieux",
    ["ritual.tane_silence.text"] = "\z
        6 mana. Le rituel suivant de la bénédiction est défaussé sans effet.",
    ["kind.tane_silence"] = "Tāne le silencieux",
    ["ritual.tane_mask.title"] = "Tāne le masqué",
    ["ritual.tane_mask.text"] = "\z
        8 mana. Prenez à un autre joueur un masque qui n'est pas d'une paire.",
    ["kind.tane_mask"] = "Tāne le masqué",

    -- rules
    ["rule.tane.title"] = "Partie de Tāne",
    ["rule.tane.text"] = "\z
        Les rituels Tāne sont ajoutés aux pioches. Ils volent, font taire et abattent.",
    ["rule.oracle.title"] = "Oracle",
    ["rule.oracle.text"] = "\z
        Toutes les missions sont visibles dès le début ; une statue ne se construit qu'une fois \z
        commencée.",
    ["rule.scarcity.title"] = "Restriction de mana",
    ["rule.scarcity.text"] = "Le mana des rituels achetés et des enchères va à la réserve.",
    ["rule.french.title"] = "Lecture française",
    ["rule.french.text"] = "Là où le livret français diffère du néerlandais, on le suit.",
    ["rule.head_start.title"] = "Avance",
    ["rule.head_start.text"] = "\z
        Quelqu'un, ou tout le monde, commence avec plus : pour un handicap, ou une partie \z
        courte.",
    ["rule.head_start.player"] = "Joueur (0 : tous)",
    ["rule.head_start.pearls"] = "Perles",
    ["rule.head_start.mana"] = "Mana",
    ["rule.head_start.priests"] = "Prêtres",
    ["rule.head_start.tattoos"] = "Tatouages",
    ["rule.head_start.goods"] = "Marchandises de chaque sorte",
    ["rule.head_start.helpers"] = "Assistants de chaque genre",

    -- zones
    ["zone.at_forest"] = "Forêt",
    ["zone.at_marae"] = "Marae",
    ["zone.at_reef"] = "Barrière de corail",
    ["zone.at_path"] = "Chemin des Dieux",
    ["zone.at_neighbours"] = "Clairière",
    ["zone.at_market"] = "Marché",
    ["zone.hire_gatherer"] = "Cueilleur",
    ["zone.hire_trader"] = "Marchand",
    ["zone.hire_shaman"] = "Chamane",
    ["zone.hire_diver"] = "Pêcheur",
    ["zone.pile"] = "Pioche",
    ["zone.display"] = "Étalage",
    ["zone.goods_market"] = "Marchandises",
    ["zone.mask_market"] = "Masques",
    ["zone.normal"] = "Rituels",
    ["zone.normal_used"] = "Défausse",
    ["zone.forbidden"] = "Interdits",
    ["zone.forbidden_used"] = "Défausse interdite",
    ["zone.line"] = "Bénédiction",
    ["zone.bag"] = "Sac Sacrifice",
    ["zone.tiles_1"] = "Boîte des missions 1",
    ["zone.tiles_2"] = "Boîte des missions 2",
    ["zone.tiles_3"] = "Boîte des missions 3",
    ["zone.rituals_0"] = "Rituels",
    ["zone.rituals_1"] = "Rituels",
    ["zone.rituals_2"] = "Rituels",
    ["zone.rituals_3"] = "Rituels",
    ["zone.rituals_4"] = "Rituels",
    ["zone.drawn_0"] = "Rituels piochés",
    ["zone.drawn_1"] = "Rituels piochés",
    ["zone.drawn_2"] = "Rituels piochés",
    ["zone.drawn_3"] = "Rituels piochés",
    ["zone.drawn_4"] = "Rituels piochés",
    ["zone.prepared_0"] = "Rituels préparés",
    ["zone.prepared_1"] = "Rituels préparés",
    ["zone.prepared_2"] = "Rituels préparés",
    ["zone.prepared_3"] = "Rituels préparés",
    ["zone.prepared_4"] = "Rituels préparés",
    ["zone.missions_0"] = "Missions",
    ["zone.missions_1"] = "Missions",
    ["zone.missions_2"] = "Missions",
    ["zone.missions_3"] = "Missions",
    ["zone.missions_4"] = "Missions",
    ["zone.masks_0"] = "Masques",
    ["zone.masks_1"] = "Masques",
    ["zone.masks_2"] = "Masques",
    ["zone.masks_3"] = "Masques",
    ["zone.masks_4"] = "Masques",
    ["zone.pairs_0"] = "Masques liés",
    ["zone.pairs_1"] = "Masques liés",
    ["zone.pairs_2"] = "Masques liés",
    ["zone.pairs_3"] = "Masques liés",
    ["zone.pairs_4"] = "Masques liés",
    ["zone.helpers_0"] = "Assistants",
    ["zone.helpers_1"] = "Assistants",
    ["zone.helpers_2"] = "Assistants",
    ["zone.helpers_3"] = "Assistants",
    ["zone.helpers_4"] = "Assistants",
    ["zone.used_0"] = "Utilisés",
    ["zone.used_1"] = "Utilisés",
    ["zone.used_2"] = "Utilisés",
    ["zone.used_3"] = "Utilisés",
    ["zone.used_4"] = "Utilisés",
    ["zone.blessed_0"] = "Rituels permanents",
    ["zone.blessed_1"] = "Rituels permanents",
    ["zone.blessed_2"] = "Rituels permanents",
    ["zone.blessed_3"] = "Rituels permanents",
    ["zone.blessed_4"] = "Rituels permanents",
    ["zone.tile_0"] = "Lieu",
    ["zone.tile_1"] = "Lieu",
    ["zone.tile_2"] = "Lieu",
    ["zone.tile_3"] = "Lieu",
    ["zone.tile_4"] = "Lieu",
    ["mat.island"] = "Raiatea",
    ["mat.shrine"] = "Les To'o",
    ["mat.own_0"] = "Paravent",
    ["mat.own_1"] = "Paravent",
    ["mat.own_2"] = "Paravent",
    ["mat.own_3"] = "Paravent",
    ["mat.own_4"] = "Paravent",

    -- counters
    ["counter.pearls"] = "Perles",
    ["counter.mana"] = "Mana",
    ["counter.uru"] = "Uru",
    ["counter.taro"] = "Taro",
    ["counter.mahi"] = "Mahi-mahi",
    ["counter.tiare"] = "Tiare",
    ["counter.priests"] = "Prêtres",
    ["counter.tattoos"] = "Tatouages",
    ["counter.price_uru"] = "Prix uru",
    ["counter.price_taro"] = "Prix taro",
    ["counter.price_mahi"] = "Prix mahi-mahi",
    ["counter.price_tiare"] = "Prix tiare",
    ["counter.clips"] = "Clips",
    ["counter.bag"] = "Mana dans le sac",
    ["counter.round"] = "Phase",

    -- kinds
    ["kind.forest_back"] = "Carte Forêt",
    ["kind.normal_back"] = "Rituel",
    ["kind.forbidden_back"] = "Rituel interdit",
    ["kind.mission_1"] = "Mission à 1",
    ["kind.mission_2"] = "Mission à 2",
    ["kind.mission_3"] = "Mission à 3",
    ["kind.forest"] = "Forêt",
    ["data.location.forest.title"] = "Forêt",
    ["kind.marae"] = "Marae",
    ["data.location.marae.title"] = "Marae",
    ["kind.reef"] = "Barrière de corail",
    ["data.location.reef.title"] = "Barrière de corail",
    ["kind.path"] = "Chemin des Dieux",
    ["data.location.path.title"] = "Chemin des Dieux",
    ["kind.neighbours"] = "Clairière",
    ["data.location.neighbours.title"] = "Clairière",
    ["kind.market"] = "Marché",
    ["data.location.market.title"] = "Marché",
    ["kind.uru"] = "Uru",
    ["data.goods.uru.title"] = "Uru",
    ["kind.taro"] = "Taro",
    ["data.goods.taro.title"] = "Taro",
    ["kind.mahi"] = "Mahi-mahi",
    ["data.goods.mahi.title"] = "Mahi-mahi",
    ["kind.tiare"] = "Tiare",
    ["data.goods.tiare.title"] = "Tiare",
    ["kind.gatherer"] = "Cueilleur",
    ["data.helper.gatherer.title"] = "Cueilleur",
    ["kind.trader"] = "Marchand",
    ["data.helper.trader.title"] = "Marchand",
    ["kind.shaman"] = "Chamane",
    ["data.helper.shaman.title"] = "Chamane",
    ["kind.diver"] = "Pêcheur de perles",
    ["data.helper.diver.title"] = "Pêcheur de perles",
    ["kind.mask_pearls"] = "Masque des perles",
    ["data.mask.mask_pearls.title"] = "Masque des perles",
    ["kind.mask_mana"] = "Masque du mana",
    ["data.mask.mask_mana.title"] = "Masque du mana",
    ["kind.mask_goods"] = "Masque des marchandises",
    ["data.mask.mask_goods.title"] = "Masque des marchandises",
    ["kind.mask_condition"] = "Masque d'honneur",
    ["data.mask.mask_condition.title"] = "Masque d'honneur",
    ["kind.mask_gatherer"] = "Masque des cueilleurs",
    ["data.mask.mask_gatherer.title"] = "Masque des cueilleurs",
    ["kind.mask_trader"] = "Masque des marchands",
    ["data.mask.mask_trader.title"] = "Masque des marchands",
    ["kind.mask_shaman"] = "Masque des chamanes",
    ["data.mask.mask_shaman.title"] = "Masque des chamanes",
    ["kind.mask_diver"] = "Masque des pêcheurs",
    ["data.mask.mask_diver.title"] = "Masque des pêcheurs",
    ["kind.set_red"] = "Masque rouge",
    ["data.mask.set_red.title"] = "Masque rouge",
    ["kind.set_yellow"] = "Masque jaune",
    ["data.mask.set_yellow.title"] = "Masque jaune",
    ["kind.set_blue"] = "Masque bleu",
    ["data.mask.set_blue.title"] = "Masque bleu",
    ["kind.set_green"] = "Masque vert",
    ["data.mask.set_green.title"] = "Masque vert",
    ["kind.mirror"] = "Miroir arc-en-ciel",
    ["data.mask.mirror.title"] = "Miroir arc-en-ciel",
    ["kind.p1"] = "4 perles",
    ["data.mission.p1.title"] = "4 perles",
    ["kind.m1"] = "5 mana",
    ["data.mission.m1.title"] = "5 mana",
    ["kind.g1"] = "1 marchandise",
    ["data.mission.g1.title"] = "1 marchandise",
    ["kind.g1s"] = "2 marchandises identiques",
    ["data.mission.g1s.title"] = "2 marchandises identiques",
    ["kind.o1"] = "1 offrande",
    ["data.mission.o1.title"] = "1 offrande",
    ["kind.c1_rank"] = "Rang d'Ariki",
    ["data.mission.c1_rank.title"] = "Rang d'Ariki",
    ["kind.c1_priests"] = "4 prêtres",
    ["data.mission.c1_priests.title"] = "4 prêtres",
    ["kind.c1_helpers"] = "3 assistants",
    ["data.mission.c1_helpers.title"] = "3 assistants",
    ["kind.c1_alike"] = "2 assistants semblables",
    ["data.mission.c1_alike.title"] = "2 assistants semblables",
    ["kind.a1"] = "Enchère de mana 1",
    ["data.mission.a1.title"] = "Enchère de mana 1",
    ["kind.p2"] = "6 perles",
    ["data.mission.p2.title"] = "6 perles",
    ["kind.m2"] = "8 mana",
    ["data.mission.m2.title"] = "8 mana",
    ["kind.g2"] = "2 marchandises différentes",
    ["data.mission.g2.title"] = "2 marchandises différentes",
    ["kind.g2s"] = "3 marchandises identiques",
    ["data.mission.g2s.title"] = "3 marchandises identiques",
    ["kind.o2"] = "1 offrande, double valeur",
    ["data.mission.o2.title"] = "1 offrande, double valeur",
    ["kind.c2_rank"] = "Rang d'Arioi",
    ["data.mission.c2_rank.title"] = "Rang d'Arioi",
    ["kind.c2_priests"] = "6 prêtres",
    ["data.mission.c2_priests.title"] = "6 prêtres",
    ["kind.c2_kinds"] = "4 genres d'assistants",
    ["data.mission.c2_kinds.title"] = "4 genres d'assistants",
    ["kind.a2"] = "Enchère de mana 2",
    ["data.mission.a2.title"] = "Enchère de mana 2",
    ["kind.p3"] = "9 perles",
    ["data.mission.p3.title"] = "9 perles",
    ["kind.m3"] = "12 mana",
    ["data.mission.m3.title"] = "12 mana",
    ["kind.g3"] = "4 marchandises différentes",
    ["data.mission.g3.title"] = "4 marchandises différentes",
    ["kind.o3"] = "2 offrandes",
    ["data.mission.o3.title"] = "2 offrandes",
    ["kind.c3_rank"] = "Rang de Tahua",
    ["data.mission.c3_rank.title"] = "Rang de Tahua",
    ["kind.c3_priests"] = "9 prêtres",
    ["data.mission.c3_priests.title"] = "9 prêtres",
    ["kind.c3_helpers"] = "7 assistants",
    ["data.mission.c3_helpers.title"] = "7 assistants",
    ["kind.c3_pairs"] = "2 paires de masques",
    ["data.mission.c3_pairs.title"] = "2 paires de masques",
    ["kind.a3"] = "Enchère de mana 3",
    ["data.mission.a3.title"] = "Enchère de mana 3",
    ["zone.s1r1"] = "To'o 1, rangée 1",
    ["data.row.s1r1.title"] = "To'o 1, rangée 1",
    ["zone.s1r2"] = "To'o 1, rangée 2",
    ["data.row.s1r2.title"] = "To'o 1, rangée 2",
    ["zone.s1r3"] = "To'o 1, rangée 3",
    ["data.row.s1r3.title"] = "To'o 1, rangée 3",
    ["zone.s1r4"] = "To'o 1, rangée 4",
    ["data.row.s1r4.title"] = "To'o 1, rangée 4",
    ["zone.s2r1"] = "To'o 2, rangée 1",
    ["data.row.s2r1.title"] = "To'o 2, rangée 1",
    ["zone.s2r2"] = "To'o 2, rangée 2",
    ["data.row.s2r2.title"] = "To'o 2, rangée 2",
    ["zone.s2r3"] = "To'o 2, rangée 3",
    ["data.row.s2r3.title"] = "To'o 2, rangée 3",
    ["zone.s2r4"] = "To'o 2, rangée 4",
    ["data.row.s2r4.title"] = "To'o 2, rangée 4",
    ["zone.s3r1"] = "To'o 3, rangée 1",
    ["data.row.s3r1.title"] = "To'o 3, rangée 1",
    ["zone.s3r2"] = "To'o 3, rangée 2",
    ["data.row.s3r2.title"] = "To'o 3, rangée 2",
    ["zone.s3r3"] = "To'o 3, rangée 3",
    ["data.row.s3r3.title"] = "To'o 3, rangée 3",
    ["zone.s3r4"] = "To'o 3, rangée 4",
    ["data.row.s3r4.title"] = "To'o 3, rangée 4",
    ["data.rank.raatira.title"] = "Raatira",
    ["data.rank.ariki.title"] = "Ariki",
    ["data.rank.arioi.title"] = "Arioi",
    ["data.rank.tahua.title"] = "Tahua",

    -- the lesson
    ["tutorial.first_ceremony.title"] = "Première cérémonie",
    ["tutorial.first_ceremony.text"] = "\z
        Dix minutes : une phase sur trois lieux, et une cérémonie avec toutes ses étapes.",
    ["tutorial.first_ceremony.1"] = "\z
        Bienvenue à Raiatea. Vous menez un ordre de chanteurs et de prêtres qui élèvent de \z
        grands To'o pour le dieu Oro. Trois cérémonies décident qui devient grand prêtre. \z
        Continuez avec Suivant, ou Entrée.",
    ["tutorial.first_ceremony.2"] = "\z
        Perles, mana, marchandises et rituels sont derrière votre paravent : nul autre ne les \z
        voit. Vous commencez avec quatre perles, cinq mana, et un masque devant le paravent.",
    ["tutorial.first_ceremony.3"] = "\z
        Cinq rituels ont été piochés pour vous, et vous en gardez deux. Rua-Hatu rapporte trois \z
        perles : gardez-le.",
    ["tutorial.first_ceremony.4"] = "\z
        Hina est un rituel collectif, qui sert à tous : il remplit le sac de mana. Gardez-le \z
        aussi.",
    ["tutorial.first_ceremony.9"] = "\z
        Dans une phase chacun prend une tuile Lieu et y mène tous les autres. Qui mène est \z
        Kahuna : premier, et avec un bonus. Les débutants vont souvent en forêt. Menez-y tout le \z
        monde.",
    ["tutorial.first_ceremony.10"] = "\z
        Le dé était pour les cueilleurs, et nul n'en a. Vous choisissez d'abord. Un masque comme \z
        le vôtre est à l'étalage : deux pareils font une paire, et seules les paires comptent. \z
        Prenez-le.",
    ["tutorial.first_ceremony.11"] = "\z
        Pris en forêt, il a rapporté son trésor, trois perles. À la fin la paire vaut un point \z
        pour chaque mission de perles que vous aurez remplie.",
    ["tutorial.first_ceremony.14"] = "\z
        La carte restante est allée à son marché, et son prix a baissé. Un nouvel étalage, dans \z
        l'autre sens, et vous êtes encore premier. Prenez le tiare.",
    ["tutorial.first_ceremony.20"] = "\z
        Un autre joueur mène au Chemin des Dieux. Les perles paient des prêtres : un pour deux, \z
        deux pour cinq. Chaque prêtre rapporte un mana maintenant et à chaque cérémonie. \z
        Recrutez-en un.",
    ["tutorial.first_ceremony.24"] = "\z
        Au Marae on sacrifie des marchandises pour des tatouages. Les tatouages font le rang : \z
        Ariki, Arioi, Tahua valent 3, 6 et 9 points. Sacrifiez votre tiare.",
    ["tutorial.first_ceremony.25"] = "\z
        Vous pouvez aussi piocher des rituels : trois, dont vous gardez un.",
    ["tutorial.first_ceremony.26"] = "Gardez Rautī, qui rapporte du mana.",
    ["tutorial.first_ceremony.28"] = "\z
        Tous ont mené, et la phase est finie : une cérémonie commence. D'abord les prêtres \z
        dansent, comme sur le chemin. Vous avez cinq perles : recrutez-en deux.",
    ["tutorial.first_ceremony.31"] = "\z
        Pour trois mana on peut acheter des rituels. Vous en avez assez : passez.",
    ["tutorial.first_ceremony.34"] = "\z
        Maintenant tous choisissent en secret quels rituels vont dans le sac. Vous avez deux \z
        clips. Mettez le premier sur Rua-Hatu.",
    ["tutorial.first_ceremony.35"] = "Et le second sur Rautī.",
    ["tutorial.first_ceremony.36"] = "C'est tout.",
    ["tutorial.first_ceremony.40"] = "\z
        Le mana paie les rituels de tous, et nul ne sait combien il y en aura. Les rituels \z
        collectifs n'ont pas besoin de clip : ajoutez Hina.",
    ["tutorial.first_ceremony.41"] = "\z
        Offrez quatre mana. Qui offre le plus passe d'abord dans la cérémonie et choisit une \z
        récompense.",
    ["tutorial.first_ceremony.44"] = "Vous êtes premier. Choisissez le tatouage.",
    ["tutorial.first_ceremony.46"] = "\z
        La bénédiction : le rituel le moins cher d'abord. Hina a coûté un mana et en a ajouté \z
        dix-huit, il y en avait donc assez pour tous : trois mana pour vous par Rautī, trois \z
        perles par Rua-Hatu. Si le sac s'était vidé, le reste aurait échoué.",
    ["tutorial.first_ceremony.47"] = "\z
        Enfin on construit les To'o. Dans le nouvel ordre chacun remplit une mission, jusqu'à ce \z
        que tous passent. Cinq mana pour un point : remplissez-la.",
    ["tutorial.first_ceremony.50"] = "\z
        Votre tuile est derrière le paravent. Vous n'avez pas de perles pour une autre : passez.",
    ["tutorial.first_ceremony.51"] = "\z
        La deuxième statue est visible, avec des missions à deux points. Après deux autres \z
        cérémonies on additionne rang, rituels, missions et paires. Pourquoi pas ? explique \z
        chaque refus par sa règle. Qu'Oro vous sourie.",

    -- what pieces mean
    ["kind.p1.text"] = "Une mission qui vaut 1 point. Vous payez les perles.",
    ["kind.m1.text"] = "Une mission qui vaut 1 point. Vous payez le mana.",
    ["kind.g1.text"] = "\z
        Une mission qui vaut 1 point. Vous remettez une marchandise au choix au marché.",
    ["kind.g1s.text"] = "\z
        Une mission qui vaut 1 point. Vous remettez au marché deux marchandises d'une même \z
        sorte, au choix.",
    ["kind.c1_rank.text"] = "\z
        Une mission qui vaut 1 point. Il faut ce rang ou un plus haut ; on ne paie rien.",
    ["kind.c1_priests.text"] = "\z
        Une mission qui vaut 1 point. Il faut en avoir au moins autant ; on ne paie rien.",
    ["kind.c1_helpers.text"] = "\z
        Une mission qui vaut 1 point. Il faut en avoir au moins autant ; on ne paie rien.",
    ["kind.c1_alike.text"] = "\z
        Une mission qui vaut 1 point. Il faut en avoir au moins autant ; on ne paie rien.",
    ["kind.p2.text"] = "Une mission qui vaut 2 points. Vous payez les perles.",
    ["kind.m2.text"] = "Une mission qui vaut 2 points. Vous payez le mana.",
    ["kind.g2.text"] = "\z
        Une mission qui vaut 2 points. Vous remettez au marché deux marchandises de sortes \z
        différentes, au choix.",
    ["kind.g2s.text"] = "\z
        Une mission qui vaut 2 points. Vous remettez au marché trois marchandises d'une même \z
        sorte, au choix.",
    ["kind.c2_rank.text"] = "\z
        Une mission qui vaut 2 points. Il faut ce rang ou un plus haut ; on ne paie rien.",
    ["kind.c2_priests.text"] = "\z
        Une mission qui vaut 2 points. Il faut en avoir au moins autant ; on ne paie rien.",
    ["kind.c2_kinds.text"] = "\z
        Une mission qui vaut 2 points. Il faut en avoir au moins autant ; on ne paie rien.",
    ["kind.p3.text"] = "Une mission qui vaut 3 points. Vous payez les perles.",
    ["kind.m3.text"] = "Une mission qui vaut 3 points. Vous payez le mana.",
    ["kind.g3.text"] = "\z
        Une mission qui vaut 3 points. Vous remettez au marché une marchandise de chacune des \z
        quatre sortes.",
    ["kind.c3_rank.text"] = "\z
        Une mission qui vaut 3 points. Il faut ce rang ou un plus haut ; on ne paie rien.",
    ["kind.c3_priests.text"] = "\z
        Une mission qui vaut 3 points. Il faut en avoir au moins autant ; on ne paie rien.",
    ["kind.c3_helpers.text"] = "\z
        Une mission qui vaut 3 points. Il faut en avoir au moins autant ; on ne paie rien.",
    ["kind.c3_pairs.text"] = "\z
        Une mission qui vaut 3 points. Il faut en avoir au moins autant ; on ne paie rien.",
    ["kind.forest.text"] = "\z
        Tous prennent une carte de l'étalage, à partir de qui mène ; puis encore une fois, \z
        dans l'autre sens. Avant cela on lance le dé : qui a au moins autant de cueilleurs \z
        prend une marchandise du marché.",
    ["kind.marae.text"] = "\z
        Tous peuvent sacrifier une marchandise pour un tatouage, et piocher des rituels pour \z
        en garder un ; qui mène peut faire les deux deux fois. Avant cela on lance le dé : qui \z
        a au moins autant de chamanes gagne un tatouage.",
    ["kind.reef.text"] = "\z
        Le dé dit combien de perles tous gagnent ; qui mène en gagne 3 de plus. Avant cela on \z
        lance le dé : qui a au moins autant de pêcheurs de perles en gagne 4.",
    ["kind.path.text"] = "\z
        Tous peuvent recruter un prêtre pour 2 perles, ou deux pour 5 ; qui mène en reçoit un \z
        de plus. Puis chaque prêtre rapporte un mana.",
    ["kind.neighbours.text"] = "\z
        Tous peuvent ajouter un masque au marché et en prendre un autre. Qui mène peut \z
        remplir une mission.",
    ["kind.market.text"] = "\z
        Tous peuvent vendre une marchandise et engager un assistant pour 2 perles ; qui mène \z
        peut faire les deux deux fois. Avant cela on lance le dé : qui a au moins autant de \z
        marchands prend un assistant.",
    ["kind.gatherer.text"] = "\z
        Une fois : ajoute une carte à l'étalage ; vous en prenez une, et une marchandise. \z
        Dans la forêt, si le dé ne dépasse pas le nombre de vos cueilleurs : une marchandise \z
        du marché.",
    ["kind.trader.text"] = "\z
        Une fois, à votre tour : un prix monte au sommet. Au marché, si le dé ne dépasse pas \z
        le nombre de vos marchands : un assistant.",
    ["kind.shaman.text"] = "\z
        Une fois, à votre tour : réalisez un rituel qui ne coûte pas plus que vous n'avez de \z
        prêtres. Au Marae, si le dé ne dépasse pas le nombre de vos chamanes : un tatouage.",
    ["kind.diver.text"] = "\z
        Une fois, à la construction des To'o : une seconde mission. À la barrière de \z
        corail, si le dé ne \z
        dépasse pas le nombre de vos pêcheurs : 4 perles.",
    ["kind.mirror.text"] = "Lié à un masque, il forme avec lui une paire pour de bon.",
    ["kind.o1.text"] = "Une mission qui vaut 1 point. \z
        Défaussez un rituel de votre main ; avec les lectures françaises, un masque.",
    ["kind.o2.text"] = "Une mission qui vaut 2 points. \z
        Défaussez un rituel de votre main ; avec les lectures françaises, un masque.",
    ["kind.o3.text"] = "Une mission qui vaut 3 points. \z
        Défaussez deux rituels de votre main ; avec les lectures françaises, deux masques.",
    ["kind.a1.text"] = "Une mission qui vaut 1 point. \z
        Quand il ne reste que des enchères dans sa rangée, tous misent du mana en secret ; \z
        la plus haute mise l'emporte, et tout le mana est dépensé.",
    ["kind.a2.text"] = "Une mission qui vaut 2 points. \z
        Quand il ne reste que des enchères dans sa rangée, tous misent du mana en secret ; \z
        la plus haute mise l'emporte, et tout le mana est dépensé.",
    ["kind.a3.text"] = "Une mission qui vaut 3 points. \z
        Quand il ne reste que des enchères dans sa rangée, tous misent du mana en secret ; \z
        la plus haute mise l'emporte, et tout le mana est dépensé.",
    ["kind.mask_pearls.text"] = "\z
        La paire : un point pour chacune de vos missions payées en perles. Pris dans la \z
        forêt, il rapporte 3 perles.",
    ["kind.mask_mana.text"] = "\z
        La paire : un point pour chacune de vos missions de mana. Pris dans la forêt, il \z
        rapporte 4 mana.",
    ["kind.mask_goods.text"] = "\z
        La paire : un point pour chacune de vos missions de marchandises. Pris dans la forêt, \z
        il rapporte 4 mana.",
    ["kind.mask_condition.text"] = "\z
        La paire : un point pour chacune de vos conditions. Pris dans la forêt, il rapporte \z
        un tatouage.",
    ["kind.mask_gatherer.text"] = "\z
        La paire : un point pour chacun de vos cueilleurs. Pris dans la forêt, il rapporte 3 \z
        perles.",
    ["kind.mask_trader.text"] = "\z
        La paire : un point pour chacun de vos marchands. Pris dans la forêt, il rapporte un \z
        tatouage.",
    ["kind.mask_shaman.text"] = "\z
        La paire : un point pour chacun de vos chamanes. Pris dans la forêt, il rapporte 4 \z
        mana.",
    ["kind.mask_diver.text"] = "\z
        La paire : un point pour chacun de vos pêcheurs de perles. Pris dans la forêt, il \z
        rapporte un tatouage.",
    ["kind.set_red.text"] = "\z
        La paire : 2 points par couleur dont vous avez une paire, au plus 8. Pris dans la \z
        forêt, il rapporte 3 perles.",
    ["kind.set_yellow.text"] = "\z
        La paire : 2 points par couleur dont vous avez une paire, au plus 8. Pris dans la \z
        forêt, il rapporte 4 mana.",
    ["kind.set_blue.text"] = "\z
        La paire : 2 points par couleur dont vous avez une paire, au plus 8. Pris dans la \z
        forêt, il rapporte un tatouage.",
    ["kind.set_green.text"] = "\z
        La paire : 2 points par couleur dont vous avez une paire, au plus 8. Pris dans la \z
        forêt, il rapporte 3 perles.",
    ["advice.choose"] = "De tous les lieux, c'est celui qui vous donne le plus maintenant.",
    ["advice.take"] = "De ce que vous pouvez prendre, c'est ce qui vaut le plus pour vous.",
    ["advice.gather"] = "Il y a en plus des biens à prendre sur l'étalage.",
    ["advice.collect"] = "De ces biens, c'est celui qui vaut le plus pour vous.",
    ["advice.pull"] = "De ce que vous pouvez prendre, c'est ce qui vaut le plus pour vous.",
    ["advice.sacrifice"] = "De vos biens, c'est celui dont vous pouvez le mieux vous passer.",
    ["advice.draw"] = "Les rituels sont pour les cérémonies à venir.",
    ["advice.keep"] = "De ces rituels, c'est celui qui vous rapporte le plus pour ce qu'il coûte.",
    ["advice.train"] = "Ce que rapportent les prêtres vaut plus que les perles.",
    ["advice.swap"] = "Un masque du marché vous irait mieux.",
    ["advice.fetch"] = "De ces masques, c'est celui qui vous va le mieux.",
    ["advice.sell"] = "Ce que vous en recevez vaut plus pour vous que les biens.",
    ["advice.hire"] = "L'aide vaut plus pour vous que les perles.",
    ["advice.recruit"] = "De ces aides, c'est celle qui vaut le plus pour vous.",
    ["advice.restore"] = "Qui est de nouveau actif peut de nouveau aider.",
    ["advice.fulfil"] = "Ce que rapporte la mission vaut plus pour vous que ce qu'elle prend.",
    ["advice.give"] = "De vos biens, c'est celui dont vous pouvez le mieux vous passer.",
    ["advice.offer"] = "C'est ce dont vous pouvez le mieux vous passer.",
    ["advice.steal"] = "De ces masques, c'est celui qui vous va le mieux.",
    ["advice.raise"] = "Vous pourrez alors vendre à un meilleur prix.",
    ["advice.perform"] = "De vos rituels, c'est celui qui vous rapporte le plus.",
    ["advice.bind"] = "C'est la dernière manche, et c'est votre meilleure paire.",
    ["advice.clip"] = "De vos rituels, c'est celui qui promet le plus pour ce qu'il coûte.",
    ["advice.ready"] = "Rien de plus ne vaut d'être préparé.",
    ["advice.reward"] = "C'est la récompense qui vaut le plus pour vous.",
    ["advice.first"] = "C'est celui qui vous rapporte le plus.",
    ["advice.skip"] = "Cela ne vaudrait pas ce que cela coûte.",
}
