-- scripts/archipelago/lang/fr.lua - the game in French: its cards, then what the module says.
return {
    -- The mod
    ["mod.archipelago.text"] = "\z
        Tuiles, plateaux, cartes évolution, objectifs et tendances du jeu de base.",
    ["mod.archipelago.title"] = "Archipelago",
    -- Evolution cards
    ["card.amphitheatre.text"] = "\z
        Propriétaire, 1 pastille : 2 florins de la banque, et la rébellion baisse de 1.",
    ["card.amphitheatre.title"] = "Amphithéâtre",
    ["card.angler.text"] = "\z
        Propriétaire : un poisson de la banque, si vous avez une unité dans une région avec \z
        une telle icône.",
    ["card.angler.title"] = "Pêcheur à la ligne",
    ["card.archbishop.text"] = "\z
        Propriétaire, 1 pastille : la rébellion baisse de 1 jusqu'à deux temples, de 2 à \z
        trois ou quatre, de 3 à cinq ou plus.",
    ["card.archbishop.title"] = "Archevêque",
    ["card.barbarian.text"] = "\z
        Propriétaire, 1 pastille : une pièce bloque à jamais une icône de n'importe quelle \z
        région. On n'y récolte plus ; les villes ne protègent pas.",
    ["card.barbarian.title"] = "Barbare",
    ["card.botany.text"] = "Pour tous, 1 florin : un fruit de la banque.",
    ["card.botany.title"] = "Botanique",
    ["card.carpenter.text"] = "\z
        Propriétaire : construisez un navire sans pastille, pour un florin de moins.",
    ["card.carpenter.title"] = "Charpentier",
    ["card.cathedral.text"] = "\z
        Merveille : 2 pastilles et 3 pierres, si vous contrôlez un temple. La rébellion \z
        baisse de 1 par temple de l'archipel. Deux médailles.",
    ["card.cathedral.title"] = "Cathédrale",
    ["card.census.text"] = "Propriétaire : 1 florin de la banque par dizaine de la population.",
    ["card.census.title"] = "Recensement",
    ["card.charter.text"] = "\z
        Propriétaire : construisez sans pastille, pour trois florins de plus au lieu de tous \z
        les cubes.",
    ["card.charter.title"] = "Charte",
    ["card.clergy_gifts.text"] = "\z
        Propriétaire, 1 fruit : la rébellion baisse de 1 ; avec un bovin de plus, de 2.",
    ["card.clergy_gifts.title"] = "Dons du clergé",
    ["card.colossus.text"] = "\z
        Merveille : 1 pastille et 3 fers. Les travailleurs baissent de 2. Une médaille.",
    ["card.colossus.title"] = "Colosse",
    ["card.diplomat.text"] = "\z
        Propriétaire : payez un cube de n'importe quelle ressource ; la rébellion baisse de \z
        1.",
    ["card.diplomat.title"] = "Diplomate",
    ["card.education.text"] = "Pour tous, 1 florin : les travailleurs baissent de 1.",
    ["card.education.title"] = "Éducation",
    ["card.emigration.text"] = "\z
        Propriétaire, 1 florin : les travailleurs baissent de 1 par port de l'archipel.",
    ["card.emigration.title"] = "Émigration",
    ["card.expansionism.text"] = "Propriétaire : une migration sans pastille.",
    ["card.expansionism.title"] = "Expansionnisme",
    ["card.exporter.text"] = "\z
        Propriétaire, 1 florin : deux transactions sur le plateau II, aux prix des rangées.",
    ["card.exporter.title"] = "Exportateur",
    ["card.fishery.text"] = "\z
        Pour tous, 1 florin : votre prochaine récolte de poisson de ce round rapporte le \z
        double.",
    ["card.fishery.title"] = "Pêcherie",
    ["card.foreign_trade.text"] = "Pour tous, 1 florin : une transaction sur le plateau II.",
    ["card.foreign_trade.title"] = "Commerce extérieur",
    ["card.granary.text"] = "\z
        Propriétaire, 2 florins : un fruit, un bovin ou un poisson de la banque.",
    ["card.granary.title"] = "Grenier",
    ["card.headhunter.text"] = "\z
        Propriétaire, 1 pastille : cinq cartes de la pioche sont révélées. Vous pouvez \z
        acheter un personnage parmi elles à son prix minimal ; les autres sont défaussées.",
    ["card.headhunter.title"] = "Chasseur de têtes",
    ["card.herder.text"] = "\z
        Propriétaire : un bovin de la banque, si vous avez une unité dans une région avec \z
        une telle icône.",
    ["card.herder.title"] = "Vacher",
    ["card.king.text"] = "\z
        Propriétaire : 1 florin de la banque par ville que vous contrôlez. Une médaille.",
    ["card.king.title"] = "Roi",
    ["card.lighthouse.text"] = "\z
        Merveille : 1 pastille, 1 fer et 2 pierres, si vous contrôlez un port. Chacun ajoute \z
        un navire dans chaque région où il contrôle un port. Une médaille.",
    ["card.lighthouse.title"] = "Grand Phare",
    ["card.local_trade.text"] = "Pour tous, 1 florin : une transaction sur le plateau I.",
    ["card.local_trade.title"] = "Commerce local",
    ["card.mason.text"] = "Propriétaire : construisez sans pastille, avec une pierre de moins.",
    ["card.mason.title"] = "Maçon",
    ["card.merchant.text"] = "\z
        Propriétaire, 1 florin : deux transactions sur le plateau I, aux prix des rangées.",
    ["card.merchant.title"] = "Marchand",
    ["card.mine.text"] = "\z
        Pour tous, 1 florin : votre prochaine récolte de fer de ce round rapporte le double.",
    ["card.mine.title"] = "Mine",
    ["card.missionary.text"] = "\z
        Propriétaire, 1 pastille : si vous contrôlez un temple, la rébellion baisse de 2.",
    ["card.missionary.title"] = "Missionnaire",
    ["card.moneylender.text"] = "\z
        Propriétaire : 3 florins de la banque ; la rébellion augmente de 1.",
    ["card.moneylender.title"] = "Usurier",
    ["card.navigation.text"] = "\z
        Propriétaire : une migration de vos seuls navires, sans pastille.",
    ["card.navigation.title"] = "Navigation",
    ["card.pilot.text"] = "\z
        Propriétaire, 1 pastille : explorez, même si les cercles de la roue sont pleins.",
    ["card.pilot.title"] = "Pilote",
    ["card.pirate.text"] = "\z
        Propriétaire, 1 pastille : détruisez un navire adverse dans une région où vous avez \z
        un navire. Son propriétaire vous remet un cube de son choix, s'il en a.",
    ["card.pirate.title"] = "Pirate",
    ["card.plantation.text"] = "\z
        Pour tous, 1 florin : votre prochaine récolte de fruits de ce round rapporte le \z
        double.",
    ["card.plantation.title"] = "Plantation",
    ["card.planter.text"] = "\z
        Propriétaire : un fruit de la banque, si vous avez une unité dans une région avec \z
        une telle icône.",
    ["card.planter.title"] = "Planteur",
    ["card.pope.text"] = "\z
        Propriétaire, 1 pastille : la rébellion baisse de 1 par temple de l'archipel. Une \z
        médaille.",
    ["card.pope.title"] = "Pape",
    ["card.pyramid.text"] = "\z
        Merveille : 2 pastilles et 4 pierres. La rébellion augmente de 2. Deux médailles.",
    ["card.pyramid.title"] = "Pyramide",
    ["card.quarry.text"] = "\z
        Pour tous, 1 florin : votre prochaine récolte de pierre de ce round rapporte le \z
        double.",
    ["card.quarry.title"] = "Carrière",
    ["card.ranch.text"] = "\z
        Pour tous, 1 florin : votre prochaine récolte de bovins de ce round rapporte le \z
        double.",
    ["card.ranch.title"] = "Élevage",
    ["card.recruiter.text"] = "\z
        Propriétaire, 1 florin : recrutez un travailleur au prix du plateau IV.",
    ["card.recruiter.title"] = "Recruteur",
    ["card.researcher.text"] = "\z
        Propriétaire, 1 pastille : cinq cartes de la pioche sont révélées. Vous pouvez \z
        acheter un progrès parmi elles à son prix minimal ; les autres sont défaussées.",
    ["card.researcher.title"] = "Chercheur",
    ["card.roads.text"] = "Propriétaire : une migration de vos seuls citoyens, sans pastille.",
    ["card.roads.title"] = "Routes",
    ["card.sawmill.text"] = "\z
        Pour tous, 1 florin : votre prochaine récolte de bois de ce round rapporte le \z
        double.",
    ["card.sawmill.title"] = "Scierie",
    ["card.shipyard.text"] = "Pour tous, 1 florin : construisez un navire sans pastille.",
    ["card.shipyard.title"] = "Chantier naval",
    ["card.smuggler.text"] = "\z
        Propriétaire : échangez un de vos cubes contre un d'une autre ressource du plateau \z
        II, ou du plateau I si le II n'en a pas.",
    ["card.smuggler.title"] = "Contrebandier",
    ["card.surveyor.text"] = "\z
        Propriétaire : regardez les trois premières tuiles de la pioche et placez-en une au \z
        sommet.",
    ["card.surveyor.title"] = "Géomètre",
    ["card.teacher.text"] = "Pour tous, 1 florin : les travailleurs baissent de 1.",
    ["card.teacher.title"] = "Instituteur",
    ["card.thief.text"] = "\z
        Propriétaire, 1 pastille : un autre joueur cache un cube dans chaque main ; \z
        choisissez une main et prenez ce qu'elle contient. Qui n'a qu'un cube laisse une \z
        main vide.",
    ["card.thief.title"] = "Voleuse",
    ["card.woodcutter.text"] = "\z
        Propriétaire : un bois de la banque, si vous avez une unité dans une région avec une \z
        telle icône.",
    ["card.woodcutter.title"] = "Bûcheron",
    -- Objectives
    ["objective.long_cards.text"] = "\z
        Termine la partie à 12 cartes évolution (2 joueurs), 16 (3), 4 de plus par joueur \z
        suivant. Compte les icônes poissons des régions de ses villes.",
    ["objective.long_cards.title"] = "Terres : poissons",
    ["objective.long_goods.text"] = "\z
        Termine la partie quand 3 ressources sont épuisées à la banque. Compte les ports \z
        contrôlés.",
    ["objective.long_goods.title"] = "Ports",
    ["objective.long_markets.text"] = "\z
        Termine la partie à 5 marchés (2 joueurs), 6 (3), 1 de plus par joueur suivant. \z
        Compte les temples contrôlés.",
    ["objective.long_markets.title"] = "Temples",
    ["objective.long_pacifist.text"] = "\z
        Termine la partie à 22 travailleurs ou plus. Vous seul marquez 3 points si la \z
        population dépasse la rébellion de plus de 10.",
    ["objective.long_pacifist.title"] = "Pacifiste",
    ["objective.long_ports.text"] = "\z
        Termine la partie à 5 ports (2 joueurs), 6 (3), 1 de plus par joueur suivant. Compte \z
        l'argent derrière le paravent.",
    ["objective.long_ports.title"] = "Argent",
    ["objective.long_separatist.text"] = "\z
        Termine la partie quand la banque n'a plus d'argent. Si la rébellion dépasse la \z
        population, vous gagnez seul.",
    ["objective.long_separatist.title"] = "Indépendantiste",
    ["objective.long_ships.text"] = "\z
        Termine la partie à 6 navires (2 joueurs), 9 (3), 3 de plus par joueur suivant. \z
        Compte les cartes progrès.",
    ["objective.long_ships.title"] = "Progrès",
    ["objective.long_stacks.text"] = "\z
        Termine la partie quand 3 piles d'explorateurs sont vides. Compte les personnages.",
    ["objective.long_stacks.title"] = "Personnages",
    ["objective.long_temples.text"] = "\z
        Termine la partie à 5 temples (2 joueurs), 6 (3), 1 de plus par joueur suivant. \z
        Compte les icônes fruits des régions de ses villes.",
    ["objective.long_temples.title"] = "Terres : fruits",
    ["objective.long_towns.text"] = "\z
        Termine la partie à 5 villes (2 joueurs), 6 (3), 1 de plus par joueur suivant. \z
        Compte les jetons explorateur derrière le paravent.",
    ["objective.long_towns.title"] = "Explorateurs",
    ["objective.medium_characters.text"] = "\z
        Termine la partie à 6 personnages (2 joueurs), 8 (3), 2 de plus par joueur suivant. \z
        Compte les cartes progrès.",
    ["objective.medium_characters.title"] = "Progrès",
    ["objective.medium_goods.text"] = "\z
        Termine la partie quand 2 ressources sont épuisées à la banque. Compte les cubes de \z
        fer derrière le paravent.",
    ["objective.medium_goods.title"] = "Fer",
    ["objective.medium_markets.text"] = "\z
        Termine la partie à 4 marchés (2 joueurs), 5 (3), 1 de plus par joueur suivant. \z
        Compte les icônes bois des régions de ses villes.",
    ["objective.medium_markets.title"] = "Terres : bois",
    ["objective.medium_pacifist.text"] = "\z
        Termine la partie à 19 travailleurs ou plus. Vous seul marquez 3 points si la \z
        population dépasse la rébellion de plus de 8.",
    ["objective.medium_pacifist.title"] = "Pacifiste",
    ["objective.medium_ports.text"] = "\z
        Termine la partie à 4 ports (2 joueurs), 5 (3), 1 de plus par joueur suivant. Compte \z
        l'argent derrière le paravent.",
    ["objective.medium_ports.title"] = "Argent",
    ["objective.medium_progress.text"] = "\z
        Termine la partie à 5 progrès (2 joueurs), 6 (3), 1 de plus par joueur suivant. \z
        Compte les ports contrôlés.",
    ["objective.medium_progress.title"] = "Ports",
    ["objective.medium_separatist.text"] = "\z
        Termine la partie à 5 navires (2 joueurs), 8 (3), 3 de plus par joueur suivant. Si \z
        la rébellion dépasse la population, vous gagnez seul.",
    ["objective.medium_separatist.title"] = "Indépendantiste",
    ["objective.medium_stacks.text"] = "\z
        Termine la partie quand 2 piles d'explorateurs sont vides. Compte les temples \z
        contrôlés.",
    ["objective.medium_stacks.title"] = "Temples",
    ["objective.medium_temples.text"] = "\z
        Termine la partie à 4 temples (2 joueurs), 5 (3), 1 de plus par joueur suivant. \z
        Compte les personnages et progrès.",
    ["objective.medium_temples.title"] = "Évolution",
    ["objective.medium_towns.text"] = "\z
        Termine la partie à 4 villes (2 joueurs), 5 (3), 1 de plus par joueur suivant. \z
        Compte les personnages.",
    ["objective.medium_towns.title"] = "Personnages",
    ["objective.short_characters.text"] = "\z
        Termine la partie à 4 personnages (2 joueurs), 5 (3), 1 de plus par joueur suivant. \z
        Compte les jetons explorateur derrière le paravent.",
    ["objective.short_characters.title"] = "Explorateurs",
    ["objective.short_goods.text"] = "\z
        Termine la partie quand une ressource est épuisée à la banque. Compte les cubes de \z
        fer derrière le paravent.",
    ["objective.short_goods.title"] = "Fer",
    ["objective.short_markets.text"] = "\z
        Termine la partie à 3 marchés (2 joueurs), 4 (3), 1 de plus par joueur suivant. \z
        Compte les temples contrôlés.",
    ["objective.short_markets.title"] = "Temples",
    ["objective.short_pacifist.text"] = "\z
        Termine la partie à 15 travailleurs ou plus. Vous seul marquez 3 points si la \z
        population dépasse la rébellion de plus de 5.",
    ["objective.short_pacifist.title"] = "Pacifiste",
    ["objective.short_ports.text"] = "\z
        Termine la partie à 3 ports (2 joueurs), 4 (3), 1 de plus par joueur suivant. Compte \z
        les ports contrôlés.",
    ["objective.short_ports.title"] = "Ports",
    ["objective.short_progress.text"] = "\z
        Termine la partie à 4 progrès (2 joueurs), 5 (3), 1 de plus par joueur suivant. \z
        Compte les villes contrôlées.",
    ["objective.short_progress.title"] = "Villes",
    ["objective.short_separatist.text"] = "\z
        Termine la partie à 4 navires (2 joueurs), 6 (3), 2 de plus par joueur suivant. Si \z
        la rébellion dépasse la population, vous gagnez seul.",
    ["objective.short_separatist.title"] = "Indépendantiste",
    ["objective.short_stacks.text"] = "\z
        Termine la partie quand 2 piles d'explorateurs sont vides. Compte les personnages.",
    ["objective.short_stacks.title"] = "Personnages",
    ["objective.short_temples.text"] = "\z
        Termine la partie à 2 temples (2 joueurs), 3 (3), 1 de plus par joueur suivant. \z
        Compte l'argent derrière le paravent.",
    ["objective.short_temples.title"] = "Argent",
    ["objective.short_towns.text"] = "\z
        Termine la partie à 3 villes (2 joueurs), 4 (3), 1 de plus par joueur suivant. \z
        Compte les cartes progrès.",
    ["objective.short_towns.title"] = "Progrès",
    -- Trends
    ["trend.benefactor.text"] = "\z
        Compte les pièces reçues pour les dons en crise et les temples bâtis : 4, 3 et 2 \z
        points.",
    ["trend.benefactor.title"] = "Bienfaiteur",
    ["trend.cattle.text"] = "Compte les cubes de bovins derrière le paravent : 4, 3 et 2 points.",
    ["trend.cattle.title"] = "Bovins",
    ["trend.citizens.text"] = "Compte ses citoyens dans l'archipel : 4, 3 et 2 points.",
    ["trend.citizens.title"] = "Population",
    ["trend.fish.text"] = "Compte les cubes de poissons derrière le paravent : 4, 3 et 2 points.",
    ["trend.fish.title"] = "Poissons",
    ["trend.fruit.text"] = "Compte les cubes de fruits derrière le paravent : 4, 3 et 2 points.",
    ["trend.fruit.title"] = "Fruits",
    ["trend.iron.text"] = "Compte les cubes de fer derrière le paravent : 4, 3 et 2 points.",
    ["trend.iron.title"] = "Fer",
    ["trend.ports.text"] = "Compte les ports contrôlés : 4, 3 et 2 points.",
    ["trend.ports.title"] = "Ports",
    ["trend.stone.text"] = "Compte les cubes de pierre derrière le paravent : 4, 3 et 2 points.",
    ["trend.stone.title"] = "Pierres",
    ["trend.temples.text"] = "Compte les temples contrôlés : 4, 3 et 2 points.",
    ["trend.temples.title"] = "Temples",
    ["trend.tokens.text"] = "\z
        Compte les jetons explorateur derrière le paravent : 4, 3 et 2 points.",
    ["trend.tokens.title"] = "Explorateurs",
    ["trend.towns.text"] = "Compte les villes contrôlées : 4, 3 et 2 points.",
    ["trend.towns.title"] = "Villes",
    ["trend.wood.text"] = "Compte les cubes de bois derrière le paravent : 4, 3 et 2 points.",
    ["trend.wood.title"] = "Bois",
    -- Rules
    ["rule.head_start.florins"] = "Florins",
    ["rule.head_start.goods"] = "Cubes de chaque ressource",
    ["rule.head_start.player"] = "Joueur (0 : tous)",
    ["rule.head_start.rebellion"] = "Rébellion au départ",
    ["rule.head_start.text"] = "\z
        L'un, ou tous, commence avec plus : pour un handicap, ou une partie courte.",
    ["rule.head_start.title"] = "Coup de pouce",
    ["rule.head_start.workers"] = "Travailleurs au départ",
    -- The lesson
    ["tutorial.first_turn.1"] = "\z
        Bienvenue dans Archipelago. Avec les autres vous explorez et peuplez des îles. Tous \z
        doivent les garder paisibles, et chacun veut finir avec le plus de points. Continuez \z
        avec Suivant, ou Entrée.",
    ["tutorial.first_turn.10"] = "\z
        Cinq cartes évolution sont étalées, une tendance est visible, et vous avez un \z
        objectif secret : il dit ce qui termine la partie et ce qui compte. Un tour commence \z
        par des mises secrètes. Misez un florin.",
    ["tutorial.first_turn.13"] = "\z
        Votre mise est la plus forte : vous fixez l'ordre de jeu. Prenez la première place.",
    ["tutorial.first_turn.14"] = "Puis vient le joueur 2, et le joueur 3 est dernier.",
    ["tutorial.first_turn.15"] = "\z
        Voici les actions, par rounds. Dans un round vous pouvez placer une pastille, \z
        utiliser une carte, et utiliser un marché ou un port. Vous avez trois pastilles. Là \z
        où deux de vos citoyens sont ensemble un troisième peut s'ajouter : \z
        reproduisez-vous.",
    ["tutorial.first_turn.16"] = "Choisissez la région.",
    ["tutorial.first_turn.17"] = "\z
        La population tient l'archipel : si la rébellion la dépasse un jour, tous ont perdu. \z
        Finissez votre round.",
    ["tutorial.first_turn.2"] = "\z
        Au milieu est la pleine mer avec tous les navires. Vous avez trois tuiles à deux \z
        faces. Une nouvelle région touche la mer, et ses côtés s'accordent : eau à eau, \z
        plaine à plaine. Posez le Long Bois au sud-ouest.",
    ["tutorial.first_turn.23"] = "\z
        Le joueur 3 a levé des taxes : des florins, mais un point de rébellion. Vous \z
        récoltez : des citoyens ramassent du bois, chacun sur une icône de sa région.",
    ["tutorial.first_turn.24"] = "Envoyez un citoyen au travail.",
    ["tutorial.first_turn.25"] = "Et un second. Ils sont engagés jusqu'au tour suivant.",
    ["tutorial.first_turn.26"] = "Finissez le round.",
    ["tutorial.first_turn.3"] = "\z
        Deux citoyens ont débarqué, vous avez un jeton explorateur, et la hutte amène un \z
        travailleur. D'une icône de la région un cube va au marché intérieur : mettez-y du \z
        bois.",
    ["tutorial.first_turn.33"] = "\z
        Votre dernière pastille : explorez. On voit une face de la tuile du dessus.",
    ["tutorial.first_turn.34"] = "\z
        Vous pouvez la laisser pour la suivante, sans la voir. Prenez-la.",
    ["tutorial.first_turn.35"] = "\z
        Une nouvelle région en touche deux autres, et une de vos unités libres y va. Posez \z
        le Détroit des Pirogues au nord-ouest.",
    ["tutorial.first_turn.36"] = "\z
        Trouvé : un jeton, et des cubes comme avant. Du fruit pour le marché.",
    ["tutorial.first_turn.37"] = "Et du poisson pour vous.",
    ["tutorial.first_turn.38"] = "\z
        Quand une pile de jetons est vide, chacun reçoit une pastille de plus. Finissez le \z
        round.",
    ["tutorial.first_turn.4"] = "\z
        Une autre icône vous donne un cube ; il va derrière votre paravent, où nul ne le \z
        voit. Prenez du bois.",
    ["tutorial.first_turn.40"] = "\z
        Dernière phase : les cartes évolution. On en achète une et en pivote une autre, ou \z
        en pivote deux. La scierie double une récolte de bois, et les autres vous paient \z
        pour s'en servir. Achetez-la.",
    ["tutorial.first_turn.41"] = "\z
        Pivoter change le prix d'une carte ; au troisième pivot elle est perdue. Pivotez le \z
        Roi, que vous ne pouvez pas payer.",
    ["tutorial.first_turn.46"] = "\z
        Un nouveau tour. Tous sont de nouveau libres. Ne misez rien cette fois.",
    ["tutorial.first_turn.49"] = "\z
        Une crise : le dos de la prochaine carte veut de la pierre, et tous les citoyens se \z
        couchent. Chaque cube en relève six ; qui reste couché est révolté et augmente la \z
        rébellion de un. Il y a une pierre au marché : donnez-la.",
    ["tutorial.first_turn.50"] = "\z
        Deux resteraient couchés. Un jeton explorateur vaut n'importe quel cube : donnez-en \z
        un, et tous se lèvent.",
    ["tutorial.first_turn.51"] = "\z
        La paix, pour ce tour. Vous avez vu l'essentiel ; villes, ports, marchés et temples, \z
        les marchés entre joueurs et la fin de la partie sont dans le guide. Bonne chance, \z
        et regardez le dos de la prochaine carte.",
    ["tutorial.first_turn.text"] = "\z
        Dix minutes : les premières régions, un tour entier, et une crise.",
    ["tutorial.first_turn.title"] = "Premier tour",
    -- Tables
    ["data.buildings.market.title"] = "Marché",
    ["data.buildings.port.title"] = "Port",
    ["data.buildings.ship.title"] = "Navire",
    ["data.buildings.temple.title"] = "Temple",
    ["data.buildings.town.title"] = "Ville",
    ["data.goods.cattle.title"] = "Bovin",
    ["data.goods.fish.title"] = "Poisson",
    ["data.goods.fruit.title"] = "Fruit exotique",
    ["data.goods.iron.title"] = "Fer",
    ["data.goods.stone.title"] = "Pierre",
    ["data.goods.wood.title"] = "Bois",
    ["data.starts.desert.title"] = "Village du désert",
    ["data.starts.sea.title"] = "Pleine mer",
    -- What seats do
    ["verb.allow"] = "Consentir",
    ["verb.bid"] = "Miser {0:int}",
    ["verb.breed"] = "Un citoyen s'ajoute en {0:zone}",
    ["verb.build"] = "Construire {0:kind} en {1:zone}",
    ["verb.buy"] = "Acheter {0:counter}",
    ["verb.deny"] = "Refuser",
    ["verb.done"] = "Terminé",
    ["verb.draw"] = "Prendre une tuile",
    ["verb.end"] = "Finir le round",
    ["verb.enter"] = "Entrer depuis {0:zone}",
    ["verb.expel"] = "Écarter le révolté de la construction en {0:zone}",
    ["verb.explore"] = "Explorer",
    ["verb.fail"] = "La tuile ne va nulle part : la défausser",
    ["verb.gather"] = "Travailler en {0:zone}",
    ["verb.give"] = "Donner un cube",
    ["verb.harvest"] = "Récolter {0:counter}",
    ["verb.hide"] = "Cacher des cubes",
    ["verb.hire"] = "Recruter en {0:zone}",
    ["verb.keep"] = "Garder l'objectif {0:int}",
    ["verb.land"] = "Débarquer {0:int} sur la rive opposée",
    ["verb.lay"] = "Poser {0:kind} en {1:zone}, tournée de {2:int}",
    ["verb.migrate"] = "Migrer",
    ["verb.move"] = "Aller de {0:zone} à {1:zone}",
    ["verb.pick"] = "Choisir une main",
    ["verb.purchase"] = "Acheter {0:kind}",
    ["verb.raise"] = "Relever un citoyen de {1:seat} en {0:zone}",
    ["verb.raise-all"] = "Relever tous ceux de {1:seat} en {0:zone}",
    ["verb.rank"] = "{0:seat} vient ensuite dans l'ordre",
    ["verb.recruit"] = "Recruter",
    ["verb.redraw"] = "Piocher trois autres tuiles",
    ["verb.reproduce"] = "Se reproduire",
    ["verb.request"] = "Demander à récolter en {0:zone}",
    ["verb.run"] = "Utiliser {0:kind} en {1:zone}",
    ["verb.sell"] = "Vendre : {0:counter}",
    ["verb.supply"] = "Mettre {0:counter} au marché intérieur",
    ["verb.take"] = "Prendre {0:counter}",
    ["verb.tax"] = "Lever des taxes",
    ["verb.trade"] = "Proposer un marché à {0:seat}",
    ["verb.transact"] = "Faire une transaction",
    ["verb.turn"] = "Pivoter {0:kind}",
    ["verb.use"] = "Utiliser {0:kind}",
    ["verb.wonder"] = "Bâtir {0:kind} avec un citoyen de {1:zone}",
    ["verb.yield"] = "Remettre {0:counter}",
    -- Steps and options
    ["option.benefactor"] = "Le Bienfaiteur et une seconde tendance",
    ["option.desert"] = "Départ au désert",
    ["option.keep_one"] = "Piocher un objectif de plus et en défausser un",
    ["option.length"] = "Durée : 0 courte, 1 moyenne, 2 longue",
    ["option.open_objectives"] = "Objectifs ouverts",
    ["option.trend"] = "La tendance, par son numéro ; 0 : au hasard",
    ["option.trends"] = "Tendances révélées",
    ["step.actions"] = "Actions",
    ["step.balance"] = "Équilibre de l'archipel",
    ["step.build"] = "Construction",
    ["step.consent"] = "Accord",
    ["step.crisis"] = "Crise",
    ["step.evolution"] = "Cartes évolution",
    ["step.expel"] = "Révoltés sur des constructions",
    ["step.explore"] = "Exploration",
    ["step.found"] = "Une nouvelle région",
    ["step.harvest"] = "Récolte",
    ["step.keep"] = "Objectifs",
    ["step.migrate"] = "Migration",
    ["step.order"] = "Ordre de jeu",
    ["step.recruit"] = "Recrutement",
    ["step.reproduce"] = "Reproduction",
    ["step.start"] = "Tour zéro",
    ["step.theft"] = "Vol",
    ["step.trade"] = "Transaction",
    ["step.turn"] = "Tour",
    -- Why not
    ["reason.all_citizens_in_play"] = "Tous vos citoyens sont en jeu",
    ["reason.all_ships_in_play"] = "Tous vos navires sont en jeu",
    ["reason.bank_has_none"] = "La banque n'en a plus : {0:counter}",
    ["reason.bid_too_high"] = "Vous n'avez que {0:int} florins",
    ["reason.bought_already"] = "Vous avez acheté une carte",
    ["reason.building_taken"] = "En {0:zone} il n'y a pas de telle construction vide",
    ["reason.can_place"] = "Une de vos tuiles peut être placée : {0:kind}",
    ["reason.cannot_enter"] = "Aucune telle unité libre ne pourrait y aller depuis {0:zone}",
    ["reason.cannot_pay"] = "Cela coûte {1:int} : {0:counter}",
    ["reason.card_discs"] = "{0:kind} prend {1:int} {1:plural:pastille:pastilles}",
    ["reason.card_engaged"] = "{0:kind} a servi ce tour",
    ["reason.card_florins"] = "{0:kind} coûte {1:int} florins",
    ["reason.card_goods"] = "\z
        Il vous manque {1:int} {1:plural:cube:cubes} pour {0:kind}, jetons compris",
    ["reason.card_needs"] = "{0:kind} demande une construction que vous contrôlez : {1:kind}",
    ["reason.card_no_use"] = "{0:kind} ne changerait rien maintenant",
    ["reason.card_says_no"] = "{0:kind} ne peut servir maintenant : voyez son texte",
    ["reason.card_too_dear"] = "{0:kind} coûte {1:int} florins",
    ["reason.card_used"] = "Vous avez utilisé une carte ou bâti une merveille dans ce round",
    ["reason.crowd_at_end"] = "{0:zone} aurait plus de {1:int} de vos citoyens",
    ["reason.crowded"] = "{0:zone} a {1:int} de vos citoyens : il n'y a plus de place",
    ["reason.disc_placed"] = "Vous avez déjà placé une pastille dans ce round",
    ["reason.enough_given"] = "Ce qui est donné relève les {0:int} citoyens couchés",
    ["reason.hex_taken"] = "Il y a déjà une région en {0:zone}",
    ["reason.hide_two"] = "Cachez deux de vos cubes, ou le seul et rien",
    ["reason.house_used"] = "Vous avez utilisé un marché ou un port dans ce round",
    ["reason.is_wonder"] = "{0:kind} est une merveille : on la bâtit, on ne l'utilise pas",
    ["reason.it_fits"] = "La tuile peut être placée en {0:zone}",
    ["reason.must_raise"] = "\z
        {0:int} citoyens de plus doivent se relever pour ce que vous avez donné",
    ["reason.must_yield"] = "Vous avez un cube à remettre",
    ["reason.no_builder"] = "\z
        Vous n'avez pas là en {0:zone} d'unité libre qui puisse le construire",
    ["reason.no_building_left"] = "Il n'y a plus de jeton pour {0:kind}",
    ["reason.no_card"] = "{0:kind} n'est devant personne",
    ["reason.no_circle"] = "Il n'y a plus de cercle libre pour cela",
    ["reason.no_citizen_for_it"] = "Vous n'avez pas là en {0:zone} de citoyen libre à y placer",
    ["reason.no_coast"] = "{0:zone} n'a pas de côte",
    ["reason.no_consent"] = "{1:seat} contrôle {0:zone} et n'a pas consenti",
    ["reason.no_couple"] = "\z
        Nulle part vous n'avez exactement deux citoyens actifs ensemble et aucun révolté",
    ["reason.no_couple_there"] = "\z
        En {0:zone} vous n'avez pas exactement deux citoyens actifs sur cette rive et aucun \z
        autre",
    ["reason.no_credit"] = "Donnez d'abord un cube : il relève {0:int} citoyens",
    ["reason.no_disc"] = "Vous n'avez plus de pastille d'action",
    ["reason.no_explore_circle"] = "Il n'y a plus de cercle libre pour cela",
    ["reason.no_explorer"] = "Vous n'avez pas d'unité libre qui puisse explorer",
    ["reason.no_florins"] = "Cela coûte {0:int} florins",
    ["reason.no_free_unit"] = "Vous n'avez pas d'unité libre là en {0:zone}",
    ["reason.no_good"] = "{0:counter} ne se récolte pas",
    ["reason.no_goods"] = "Il vous manque {0:int} {0:plural:cube:cubes}, jetons compris",
    ["reason.no_house"] = "Vous ne contrôlez pas une telle construction en {0:zone}",
    ["reason.no_icon"] = "{1:zone} n'a plus d'icône pour {0:counter}",
    ["reason.no_icon_free"] = "\z
        Il n'y a pas d'icône libre pour cette unité en {0:zone} : {1:counter}",
    ["reason.no_mover"] = "Aucune de vos unités libres en {0:zone} n'a encore à partir de là",
    ["reason.no_next_tile"] = "Il n'y a pas de tuile suivante",
    ["reason.no_offer"] = "Vous avez fait {0:int} offres",
    ["reason.no_rebel_there"] = "\z
        Aucun révolté d'un autre n'est sur un tel port ou marché de votre ville",
    ["reason.no_room"] = "Il n'y a nulle part de place pour une recrue",
    ["reason.no_sea"] = "{0:zone} n'a pas d'eau pour un navire",
    ["reason.no_such_building"] = "{0:kind} ne se construit pas",
    ["reason.no_such_cube"] = "{0:counter} n'est pas ce qu'il faut choisir",
    ["reason.no_such_objective"] = "Vous n'avez que {0:int} objectifs",
    ["reason.no_tiles"] = "Il n'y a plus de tuile",
    ["reason.no_token"] = "Vous n'avez pas de jeton explorateur",
    ["reason.no_token_to_sell"] = "\z
        Vous n'avez pas de jeton explorateur, ou la banque pas de tel cube",
    ["reason.no_toll"] = "Cela coûte {0:int}, posé sur la roue",
    ["reason.no_trade"] = "Il n'y a rien que vous puissiez acheter ou vendre",
    ["reason.no_way"] = "Il n'y a pas de chemin de {0:zone} à {1:zone}",
    ["reason.no_wonder"] = "{0:kind} n'est pas une merveille que vous puissiez bâtir",
    ["reason.no_workers"] = "Il n'y a pas de travailleurs disponibles",
    ["reason.nobody_enters"] = "Aucune de vos unités libres près de {0:zone} ne pourrait y aller",
    ["reason.nobody_lies"] = "Aucun citoyen de {1:seat} n'est couché là en {0:zone}",
    ["reason.nobody_recruits"] = "\z
        Vous n'avez pas d'unité active qui puisse recruter là en {0:zone}",
    ["reason.nobody_to_ask"] = "Nul accord n'est nécessaire en {0:zone}, ou il a été demandé",
    ["reason.none_of_yours"] = "Vous n'en avez pas derrière votre paravent : {0:counter}",
    ["reason.none_on_board"] = "Il n'y en a pas au plateau : {0:counter}",
    ["reason.none_to_buy"] = "Il n'y a pas de cube là : {0:counter}",
    ["reason.none_to_sell"] = "Vous n'en avez pas à vendre : {0:counter}",
    ["reason.none_to_yield"] = "Vous n'en avez pas à remettre : {0:counter}",
    ["reason.not_at_start"] = "\z
        {0:zone} n'est pas près de la tuile de départ : les premières régions le sont",
    ["reason.not_in_hand"] = "{0:kind} n'est pas sur une de vos tuiles",
    ["reason.not_in_row"] = "{0:kind} n'est pas dans la rangée",
    ["reason.not_now"] = "Ce n'est pas le moment : {0:verb}",
    ["reason.not_of_this_sort"] = "La carte déplace une autre sorte d'unité",
    ["reason.not_that_board"] = "\z
        Un port échange au plateau II, un marché au plateau I : pas {0:counter}",
    ["reason.not_yours"] = "{0:kind} ne peut servir qu'à {1:seat}",
    ["reason.nothing_to_gather"] = "\z
        Aucune de vos unités libres n'est là où elle pourrait récolter : {0:counter}",
    ["reason.nothing_to_move"] = "Aucune de vos unités libres ne peut aller nulle part",
    ["reason.once_a_turn"] = "Vous vous êtes reproduit ce tour",
    ["reason.oneself"] = "Un marché se fait avec quelqu'un d'autre",
    ["reason.only_ships"] = "La carte construit un navire",
    ["reason.other_tile"] = "{0:kind} n'est pas une face de la tuile prise",
    ["reason.others_town"] = "La ville de {1:seat} réserve les constructions de {0:zone}",
    ["reason.ranked_already"] = "{0:seat} a une place dans l'ordre",
    ["reason.recruit_too_dear"] = "Une recrue coûte {0:int} florins",
    ["reason.section_full"] = "La section est pleine : {0:counter}",
    ["reason.sides_differ"] = "En {0:zone} un côté de la tuile en toucherait un différent",
    ["reason.stands_there"] = "{0:zone} a déjà une telle construction : {1:kind}",
    ["reason.still_to_turn"] = "Il y a des cartes que vous devez encore pivoter",
    ["reason.too_few_neighbours"] = "\z
        En {0:zone} la tuile ne toucherait que {1:int} des régions qu'elle doit toucher",
    ["reason.too_many_land"] = "Seuls {0:int} citoyens débarquent",
    ["reason.turned_first"] = "Qui a pivoté une carte n'en achète pas : on achète d'abord",
    ["reason.turned_twice"] = "Vous avez pivoté {0:kind} : l'autre est une carte différente",
    ["reason.used_this_turn"] = "En {0:zone} : {1:kind} a déjà servi ce tour",
    ["reason.user_busy"] = "L'unité qui l'utiliserait en {0:zone} est engagée",
    ["reason.wonder_is_new"] = "{0:kind} a été acquise ce tour : elle se bâtit plus tard",
    ["reason.wrong_unit"] = "\z
        Le poisson est pêché par les navires, le reste récolté par les citoyens",
    -- What is shown
    ["say.crisis_feeds"] = "{1:counter} : chaque cube en relève {0:int}",
    ["say.crisis_giver"] = "{0:seat} peut donner",
    ["say.crisis_lying"] = "Citoyens encore couchés",
    ["say.crisis_wanted"] = "{1:counter} : encore {0:int}",
    ["say.end_independence"] = "l'archipel est indépendant",
    ["say.end_objective"] = "un objectif s'est réalisé",
    ["say.end_separatist"] = "l'Indépendantiste a obtenu l'indépendance",
    ["say.first_shore"] = "première rive",
    ["say.left_to_independence"] = "Encore {0:int} et l'archipel est indépendant",
    ["say.lost_round"] = "Vous n'avez rien fait : vous passez pour le reste de la phase",
    ["say.means_end"] = "Finir le round",
    ["say.meter_rebellion"] = "Rébellion sur population",
    ["say.meter_workers"] = "Travailleurs disponibles",
    ["say.next_crisis"] = "Chez nous : {0:counter}, un cube pour {1:int}",
    ["say.next_crisis_red"] = "Chez nous, rouge : {0:counter}, un cube pour {1:int}",
    ["say.next_demand"] = "Au-dehors : {1:int} de {0:counter}",
    ["say.next_demand_red"] = "Au-dehors, rouge : {1:int} de {0:counter}",
    ["say.next_temples"] = "Événement : la rébellion baisse selon les temples",
    ["say.next_towns"] = "Événement : la rébellion monte selon les villes",
    ["say.objective_far"] = "Il termine la partie à {1:int} : maintenant {0:int}",
    ["say.objective_is"] = "{0:kind}",
    ["say.panel_colony"] = "Colonie",
    ["say.panel_crisis"] = "Crise intérieure",
    ["say.panel_demand"] = "Une demande du continent",
    ["say.panel_objective"] = "Votre objectif",
    ["say.panel_row"] = "Piste d'évolution",
    ["say.panel_wheel"] = "Roue d'action",
    ["say.phase_actions"] = "Tour {0:int} : actions",
    ["say.phase_balance"] = "Tour {0:int} : équilibre de l'archipel",
    ["say.phase_disengage"] = "Tour {0:int} : dégagement",
    ["say.phase_effects"] = "Tour {0:int} : effets de population",
    ["say.phase_evolution"] = "Tour {0:int} : cartes évolution",
    ["say.phase_order"] = "Tour {0:int} : ordre de jeu",
    ["say.phase_zero"] = "Tour zéro : les premières régions",
    ["say.prompt_actions"] = "\z
        Votre round : une pastille, une carte, un marché ou port ; puis finissez-le (end)",
    ["say.prompt_bid"] = "Misez en secret pour l'ordre de jeu",
    ["say.prompt_build"] = "Construisez grâce à votre carte (done)",
    ["say.prompt_consent"] = "{0:seat} voudrait récolter en {1:zone}",
    ["say.prompt_enter"] = "Choisissez l'unité qui entre dans la nouvelle région",
    ["say.prompt_evolution"] = "Achetez une carte et pivotez-en une autre, ou pivotez-en deux",
    ["say.prompt_expel"] = "\z
        Vous pouvez écarter des révoltés des constructions de {0:zone} (done)",
    ["say.prompt_explore"] = "Prenez la tuile du dessus, ou laissez-la et prenez la suivante",
    ["say.prompt_feed"] = "\z
        {0:int} citoyens sont couchés : donnez des cubes, chacun en relève {1:int} (done)",
    ["say.prompt_found"] = "Choisissez un cube que donne la nouvelle région",
    ["say.prompt_harvest"] = "Choisissez les unités qui récoltent ; puis terminez (done)",
    ["say.prompt_keep"] = "Choisissez un objectif : le premier ou un autre",
    ["say.prompt_land"] = "Combien de citoyens débarquent sur la rive opposée ?",
    ["say.prompt_lay"] = "Choisissez une face de la tuile et sa place",
    ["say.prompt_migrate"] = "Déplacez des unités, chacune une fois ; puis terminez (done)",
    ["say.prompt_order"] = "Dites qui vient ensuite dans l'ordre de jeu",
    ["say.prompt_raise"] = "Choisissez encore {0:int} citoyens à relever",
    ["say.prompt_recruit"] = "Recrutez, pour {0:int} chacun, là où vous avez des unités (done)",
    ["say.prompt_reproduce"] = "Choisissez où un citoyen en rejoint deux autres (done)",
    ["say.prompt_ship"] = "{0:int} cubes sont demandés : donnez-en (done)",
    ["say.prompt_start"] = "Posez une de vos tuiles contre la tuile de départ",
    ["say.prompt_theft"] = "Un vol : choisissez",
    ["say.prompt_trade"] = "\z
        Achetez ou vendez : encore {0:int} {0:plural:transaction:transactions} (done)",
    ["say.prompt_wait"] = "{0:seat} décide",
    ["say.prompt_yield"] = "Remettez un cube de votre choix",
    ["say.rebels"] = "{0:int} {0:plural:révolté:révoltés}",
    ["say.region"] = "{0:kind}",
    ["say.row_card"] = "{0:kind}",
    ["say.row_price"] = "{0:int} f",
    ["say.row_turned"] = "pivotée {0:int} sur 3",
    ["say.second_shore"] = "seconde rive",
    ["say.stage_actions"] = "Actions",
    ["say.stage_balance"] = "Équilibre",
    ["say.stage_disengage"] = "Dégagement",
    ["say.stage_effects"] = "Effets",
    ["say.stage_evolution"] = "Évolution",
    ["say.stage_order"] = "Ordre",
    ["say.wheel_circles"] = "taxes {0:int}, exploration {1:int}",
    ["say.wheel_discs"] = "{0:int} {0:plural:pastille:pastilles}",
    ["say.wheel_people"] = "{0:int} citoyens, {1:int} navires",
    ["say.wheel_seat"] = "{0:seat}",
    -- Pieces and places
    ["bot.greedy"] = "avide",
    ["bot.greedy.help"] = "garde la colonie en vie, et en veut plus que les autres",
    ["counter.bank_cattle"] = "Bovin, banque",
    ["counter.bank_fish"] = "Poisson, banque",
    ["counter.bank_fruit"] = "Fruit exotique, banque",
    ["counter.bank_iron"] = "Fer, banque",
    ["counter.bank_money"] = "Florins de la banque",
    ["counter.bank_stone"] = "Pierre, banque",
    ["counter.bank_wood"] = "Bois, banque",
    ["counter.cattle"] = "Bovin",
    ["counter.discs"] = "Pastilles d'action",
    ["counter.explorers"] = "Jetons explorateur restants",
    ["counter.export_cattle"] = "Bovin, marché extérieur",
    ["counter.export_fish"] = "Poisson, marché extérieur",
    ["counter.export_fruit"] = "Fruit exotique, marché extérieur",
    ["counter.export_iron"] = "Fer, marché extérieur",
    ["counter.export_stone"] = "Pierre, marché extérieur",
    ["counter.export_wood"] = "Bois, marché extérieur",
    ["counter.fish"] = "Poisson",
    ["counter.fruit"] = "Fruit exotique",
    ["counter.gifts"] = "Dons",
    ["counter.home_cattle"] = "Bovin, marché intérieur",
    ["counter.home_fish"] = "Poisson, marché intérieur",
    ["counter.home_fruit"] = "Fruit exotique, marché intérieur",
    ["counter.home_iron"] = "Fer, marché intérieur",
    ["counter.home_stone"] = "Pierre, marché intérieur",
    ["counter.home_wood"] = "Bois, marché intérieur",
    ["counter.iron"] = "Fer",
    ["counter.left"] = "Main gauche",
    ["counter.money"] = "Florins",
    ["counter.population"] = "Population",
    ["counter.rebellion"] = "Rébellion",
    ["counter.right"] = "Main droite",
    ["counter.stone"] = "Pierre",
    ["counter.tokens"] = "Jetons explorateur",
    ["counter.wood"] = "Bois",
    ["counter.workers"] = "Travailleurs disponibles",
    ["kind.citizen"] = "Citoyen",
    ["kind.coin"] = "Pièce",
    ["kind.desert"] = "Village du désert",
    ["kind.h01a"] = "Mont de Feu",
    ["kind.h01b"] = "Deux Sœurs",
    ["kind.h02a"] = "Détroit des Bergers",
    ["kind.h02b"] = "Collines de Fer",
    ["kind.h03a"] = "Cap Rouge",
    ["kind.h03b"] = "Petit Débarcadère",
    ["kind.h04a"] = "Passe des Vergers",
    ["kind.h04b"] = "Goulet du Minerai",
    ["kind.h05a"] = "Falaises aux Herbages",
    ["kind.h05b"] = "Forêt Profonde",
    ["kind.h06a"] = "Baie de Fer",
    ["kind.h06b"] = "Hauts-fonds Gris",
    ["kind.h07a"] = "Vallée Calme",
    ["kind.h07b"] = "Pointe Riche",
    ["kind.h08a"] = "Falaises Blanches",
    ["kind.h08b"] = "Prairie de Pierre",
    ["kind.h09a"] = "Dunes aux Bœufs",
    ["kind.h09b"] = "Pentes Boisées",
    ["kind.h10a"] = "Pic Solitaire",
    ["kind.h10b"] = "Long Bois",
    ["kind.h11a"] = "Deux Récifs",
    ["kind.h11b"] = "Beau Havre",
    ["kind.h12a"] = "Détroit des Palmes",
    ["kind.h12b"] = "Mouillage Lointain",
    ["kind.h13a"] = "Large Plaine",
    ["kind.h13b"] = "Tête des Pâtures",
    ["kind.h14a"] = "Rivage Peuplé",
    ["kind.h14b"] = "Jardins d'En-haut",
    ["kind.h15a"] = "Hauts Vergers",
    ["kind.h15b"] = "Rocs Marins",
    ["kind.h16a"] = "Côte des Carrières",
    ["kind.h16b"] = "Pré des Pêcheurs",
    ["kind.h17a"] = "Détroit des Bouviers",
    ["kind.h17b"] = "Cinq Dons",
    ["kind.h18a"] = "Passe des Jardins",
    ["kind.h18b"] = "Bois des Fondeurs",
    ["kind.h19a"] = "Détroit des Pirogues",
    ["kind.h19b"] = "Pointe aux Harengs",
    ["kind.h20a"] = "Val Encerclé",
    ["kind.h20b"] = "Baie des Maçons",
    ["kind.h21a"] = "Abondance",
    ["kind.h21b"] = "Pâture Rouge",
    ["kind.h22a"] = "Bosquet Lointain",
    ["kind.h22b"] = "Jardins du Lagon",
    ["kind.h23a"] = "Grands Arbres",
    ["kind.h23b"] = "Cap Brumeux",
    ["kind.h24a"] = "Pâtures Extérieures",
    ["kind.h24b"] = "Le Cœur",
    ["kind.market"] = "Marché",
    ["kind.o_long_cards"] = "Terres : poissons",
    ["kind.o_long_goods"] = "Ports",
    ["kind.o_long_markets"] = "Temples",
    ["kind.o_long_pacifist"] = "Pacifiste",
    ["kind.o_long_ports"] = "Argent",
    ["kind.o_long_separatist"] = "Indépendantiste",
    ["kind.o_long_ships"] = "Progrès",
    ["kind.o_long_stacks"] = "Personnages",
    ["kind.o_long_temples"] = "Terres : fruits",
    ["kind.o_long_towns"] = "Explorateurs",
    ["kind.o_medium_characters"] = "Progrès",
    ["kind.o_medium_goods"] = "Fer",
    ["kind.o_medium_markets"] = "Terres : bois",
    ["kind.o_medium_pacifist"] = "Pacifiste",
    ["kind.o_medium_ports"] = "Argent",
    ["kind.o_medium_progress"] = "Ports",
    ["kind.o_medium_separatist"] = "Indépendantiste",
    ["kind.o_medium_stacks"] = "Temples",
    ["kind.o_medium_temples"] = "Évolution",
    ["kind.o_medium_towns"] = "Personnages",
    ["kind.o_short_characters"] = "Explorateurs",
    ["kind.o_short_goods"] = "Fer",
    ["kind.o_short_markets"] = "Temples",
    ["kind.o_short_pacifist"] = "Pacifiste",
    ["kind.o_short_ports"] = "Ports",
    ["kind.o_short_progress"] = "Villes",
    ["kind.o_short_separatist"] = "Indépendantiste",
    ["kind.o_short_stacks"] = "Personnages",
    ["kind.o_short_temples"] = "Argent",
    ["kind.o_short_towns"] = "Progrès",
    ["kind.port"] = "Port",
    ["kind.sea"] = "Pleine mer",
    ["kind.ship"] = "Navire",
    ["kind.t_benefactor"] = "Bienfaiteur",
    ["kind.t_cattle"] = "Bovins",
    ["kind.t_citizens"] = "Population",
    ["kind.t_fish"] = "Poissons",
    ["kind.t_fruit"] = "Fruits",
    ["kind.t_iron"] = "Fer",
    ["kind.t_ports"] = "Ports",
    ["kind.t_stone"] = "Pierres",
    ["kind.t_temples"] = "Temples",
    ["kind.t_tokens"] = "Explorateurs",
    ["kind.t_towns"] = "Villes",
    ["kind.t_wood"] = "Bois",
    ["kind.temple"] = "Temple",
    ["kind.town"] = "Ville",
    ["mat.colony"] = "III, IV Colonie, piste d'évolution",
    ["mat.markets"] = "I Marché intérieur, II Marché extérieur",
    ["mat.screen-0"] = "Paravent",
    ["mat.screen-1"] = "Paravent",
    ["mat.screen-2"] = "Paravent",
    ["mat.screen-3"] = "Paravent",
    ["mat.screen-4"] = "Paravent",
    ["sort.card"] = "Carte évolution",
    ["sort.objective"] = "Objectif",
    ["sort.trend"] = "Tendance",
    ["word.board"] = "plateau",
    ["word.cattle"] = "bovin",
    ["word.cube"] = "cube",
    ["word.dock"] = "à quai",
    ["word.end_independence"] = "l'archipel est indépendant",
    ["word.end_objective"] = "un objectif s'est réalisé",
    ["word.end_separatist"] = "l'Indépendantiste a obtenu l'indépendance",
    ["word.engaged"] = "engagé",
    ["word.far"] = "rive opposée",
    ["word.first_shore"] = "première rive",
    ["word.fish"] = "poisson",
    ["word.fruit"] = "fruit",
    ["word.iron"] = "fer",
    ["word.land"] = "terre",
    ["word.left"] = "gauche",
    ["word.market"] = "marché",
    ["word.mountain"] = "montagne",
    ["word.next"] = "suivante",
    ["word.nothing"] = "rien",
    ["word.o_long_cards"] = "Terres : poissons",
    ["word.o_long_goods"] = "Ports",
    ["word.o_long_markets"] = "Temples",
    ["word.o_long_pacifist"] = "Pacifiste",
    ["word.o_long_ports"] = "Argent",
    ["word.o_long_separatist"] = "Indépendantiste",
    ["word.o_long_ships"] = "Progrès",
    ["word.o_long_stacks"] = "Personnages",
    ["word.o_long_temples"] = "Terres : fruits",
    ["word.o_long_towns"] = "Explorateurs",
    ["word.o_medium_characters"] = "Progrès",
    ["word.o_medium_goods"] = "Fer",
    ["word.o_medium_markets"] = "Terres : bois",
    ["word.o_medium_pacifist"] = "Pacifiste",
    ["word.o_medium_ports"] = "Argent",
    ["word.o_medium_progress"] = "Ports",
    ["word.o_medium_separatist"] = "Indépendantiste",
    ["word.o_medium_stacks"] = "Temples",
    ["word.o_medium_temples"] = "Évolution",
    ["word.o_medium_towns"] = "Personnages",
    ["word.o_short_characters"] = "Explorateurs",
    ["word.o_short_goods"] = "Fer",
    ["word.o_short_markets"] = "Temples",
    ["word.o_short_pacifist"] = "Pacifiste",
    ["word.o_short_ports"] = "Ports",
    ["word.o_short_progress"] = "Villes",
    ["word.o_short_separatist"] = "Indépendantiste",
    ["word.o_short_stacks"] = "Personnages",
    ["word.o_short_temples"] = "Argent",
    ["word.o_short_towns"] = "Progrès",
    ["word.own"] = "à soi",
    ["word.plain"] = "plaine",
    ["word.port"] = "port",
    ["word.rebel"] = "révolté",
    ["word.right"] = "droite",
    ["word.row_medals"] = "Médailles",
    ["word.row_pacifist"] = "Pacifiste",
    ["word.sea"] = "mer",
    ["word.second_shore"] = "seconde rive",
    ["word.stone"] = "pierre",
    ["word.t_benefactor"] = "Bienfaiteur",
    ["word.t_cattle"] = "Bovins",
    ["word.t_citizens"] = "Population",
    ["word.t_fish"] = "Poissons",
    ["word.t_fruit"] = "Fruits",
    ["word.t_iron"] = "Fer",
    ["word.t_ports"] = "Ports",
    ["word.t_stone"] = "Pierres",
    ["word.t_temples"] = "Temples",
    ["word.t_tokens"] = "Explorateurs",
    ["word.t_towns"] = "Villes",
    ["word.t_wood"] = "Bois",
    ["word.temple"] = "temple",
    ["word.token"] = "jeton",
    ["word.top"] = "dessus",
    ["word.town"] = "ville",
    ["word.used"] = "utilisée",
    ["word.water"] = "eau",
    ["word.wood"] = "bois",
    ["zone.back-discards"] = "Dos déjà vus",
    ["zone.backs"] = "Équilibre de l'archipel",
    ["zone.bank"] = "Jetons de construction",
    ["zone.box"] = "La boîte",
    ["zone.card-discards"] = "Cartes défaussées",
    ["zone.cards-0"] = "Cartes évolution",
    ["zone.cards-1"] = "Cartes évolution",
    ["zone.cards-2"] = "Cartes évolution",
    ["zone.cards-3"] = "Cartes évolution",
    ["zone.cards-4"] = "Cartes évolution",
    ["zone.deck"] = "Pioche évolution",
    ["zone.found"] = "La tuile en main",
    ["zone.objective-0"] = "Objectif secret",
    ["zone.objective-1"] = "Objectif secret",
    ["zone.objective-2"] = "Objectif secret",
    ["zone.objective-3"] = "Objectif secret",
    ["zone.objective-4"] = "Objectif secret",
    ["zone.pile"] = "Tuiles",
    ["zone.reserve-0"] = "Réserve",
    ["zone.reserve-1"] = "Réserve",
    ["zone.reserve-2"] = "Réserve",
    ["zone.reserve-3"] = "Réserve",
    ["zone.reserve-4"] = "Réserve",
    ["zone.revealed"] = "Objectifs ouverts",
    ["zone.shown"] = "Cartes révélées",
    ["zone.slot-1"] = "Carte évolution 1",
    ["zone.slot-2"] = "Carte évolution 2",
    ["zone.slot-3"] = "Carte évolution 3",
    ["zone.slot-4"] = "Carte évolution 4",
    ["zone.slot-5"] = "Carte évolution 5",
    ["zone.tile-discards"] = "Tuiles défaussées",
    ["zone.tiles-0"] = "Tuiles en main",
    ["zone.tiles-1"] = "Tuiles en main",
    ["zone.tiles-2"] = "Tuiles en main",
    ["zone.tiles-3"] = "Tuiles en main",
    ["zone.tiles-4"] = "Tuiles en main",
    ["zone.trends"] = "Tendance",
    ["zone.wonders-0"] = "Merveilles bâties",
    ["zone.wonders-1"] = "Merveilles bâties",
    ["zone.wonders-2"] = "Merveilles bâties",
    ["zone.wonders-3"] = "Merveilles bâties",
    ["zone.wonders-4"] = "Merveilles bâties",
    -- What is told, and what cards ask
    ["allowed"] = "{0:seat} consent",
    ["arrived"] = "{0:kind} est étalée",
    ["barbarian.what"] = "Quelle icône est bloquée à jamais ?",
    ["barbarian.where"] = "Dans quelle région une icône est-elle bloquée ?",
    ["bid"] = "{0:seat} mise {1:int}",
    ["blocked"] = "Une icône de {0:zone} est perdue à jamais : {1:counter}",
    ["bought"] = "{0:seat} achète un cube pour {2:int} : {1:counter}",
    ["built"] = "{0:seat} construit {1:kind} en {2:zone}",
    ["clergy_gifts.more"] = "Donner un bovin de plus, et apaiser la rébellion de 2 ?",
    ["crisis"] = "\z
        Le peuple veut {0:counter} : un cube pour {1:int} citoyens, et {2:int} se couchent",
    ["crisis_over"] = "{0:int} {0:plural:citoyen se révolte:citoyens se révoltent}",
    ["demand"] = "Le continent veut {1:int} {1:plural:cube:cubes} : {0:counter}",
    ["demand_over"] = "Il manque {0:int} {0:plural:cube:cubes}",
    ["denied"] = "{0:seat} ne consent pas",
    ["diplomat.what"] = "Quel cube donnez-vous ?",
    ["discarded"] = "{0:kind} est défaussée",
    ["empty_hand"] = "{0:seat} trouve vide la main de {1:seat}",
    ["entered"] = "{0:seat} entre en {1:zone} depuis {2:zone}",
    ["expelled"] = "{0:seat} écarte un révolté : {1:kind} en {2:zone}",
    ["explores"] = "{0:seat} explore",
    ["found_nothing"] = "{0:seat} ne peut placer {1:kind}",
    ["gathered"] = "{0:seat} recueille {1:int} en {2:zone} : {3:counter}",
    ["gave"] = "{0:seat} donne {1:counter} de derrière le paravent",
    ["gave_board"] = "{0:seat} prend un cube du plateau : {1:counter}",
    ["gave_token"] = "{0:seat} donne un jeton explorateur",
    ["good.cattle"] = "Bovin",
    ["good.fish"] = "Poisson",
    ["good.fruit"] = "Fruit exotique",
    ["good.iron"] = "Fer",
    ["good.stone"] = "Pierre",
    ["good.wood"] = "Bois",
    ["granary.what"] = "Que prenez-vous au grenier ?",
    ["handed"] = "{0:seat} remet un cube à {1:seat} : {2:counter}",
    ["harvests"] = "{0:seat} récolte {1:counter}",
    ["hired"] = "{0:seat} recrute en {1:zone} pour {2:int}",
    ["independence"] = "L'archipel est indépendant",
    ["laid"] = "{0:seat} découvre {1:kind} en {2:zone}",
    ["landed"] = "{0:seat} débarque {1:int} {1:plural:citoyen:citoyens} en {2:zone}",
    ["migrates"] = "{0:seat} migre",
    ["moved"] = "{0:seat} déplace {1:kind} de {2:zone} à {3:zone}",
    ["new_disc"] = "Une pile de jetons explorateur est vide : chacun reçoit une pastille",
    ["objective"] = "Visible pour tous : {0:kind}",
    ["order_stays"] = "L'ordre de jeu ne change pas",
    ["passed"] = "{0:seat} passe",
    ["pirate.where"] = "Où votre pirate frappe-t-il ?",
    ["pirate.whom"] = "Quel navire est détruit ?",
    ["purchased"] = "{0:seat} achète {1:kind} pour {2:int}",
    ["raised"] = "{0:seat} relève {2:int} {2:plural:citoyen:citoyens} de {1:seat} en {3:zone}",
    ["ranked"] = "{0:seat} est numéro {1:int} de l'ordre",
    ["rebellion"] = "Rébellion : {0:int} sur {1:int}",
    ["redrew"] = "{0:seat} ne peut placer aucune tuile et en tire d'autres",
    ["reproduced"] = "Un citoyen de {0:seat} s'ajoute en {1:zone}",
    ["requested"] = "{0:seat} demande l'accord de {1:seat} en {2:zone}",
    ["revealed"] = "{0:seat} révèle {1:kind} : la fin est proche",
    ["round_ended"] = "{0:seat} finit son round",
    ["runs"] = "{0:seat} utilise {1:kind} en {2:zone}",
    ["scored"] = "L'archipel prospère : on compte les points",
    ["search.which"] = "Acheter une de ces cartes à son prix minimal ?",
    ["separatist"] = "{0:seat} était l'Indépendantiste",
    ["sets_order"] = "{0:seat} décide de l'ordre de jeu",
    ["skipped"] = "{0:seat} laisse {1:kind} et prend la tuile suivante",
    ["smuggler.give"] = "Quel cube y mettez-vous ?",
    ["smuggler.take"] = "Quel cube prenez-vous ?",
    ["sold"] = "{0:seat} vend un cube pour {2:int} : {1:counter}",
    ["stolen"] = "{0:seat} prend un cube à {1:seat} : {2:counter}",
    ["sunk"] = "Un navire de {0:seat} est détruit en {1:zone}",
    ["supplied"] = "Un cube va au plateau : {0:counter}",
    ["surveyor.which"] = "Quelle tuile vient au sommet ?",
    ["talks"] = "{0:seat} parle à {1:seat}",
    ["taxed"] = "{0:seat} lève des taxes : {1:int} {1:plural:florin:florins}",
    ["temples"] = "{0:int} {0:plural:temple apaise:temples apaisent} le peuple",
    ["thief.whom"] = "À qui la voleuse prend-elle ?",
    ["tied"] = "Égalité de la plus forte mise, à {0:int}",
    ["took"] = "{0:seat} prend un cube : {1:counter}",
    ["towns"] = "{0:int} {0:plural:ville agite:villes agitent} le peuple",
    ["trend"] = "La tendance de cette partie : {0:kind}",
    ["turn"] = "Tour {0:int}",
    ["turned"] = "{0:seat} pivote {1:kind}",
    ["used"] = "{0:seat} utilise {1:kind}",
    ["wonder"] = "{0:seat} bâtit {1:kind}",
    ["workers"] = "Travailleurs : {0:int}",
}
