-- scripts/conquest/lang/en.lua - what cards ask, and what things are for.
return {
    ["deforestation.whom"] = "Who has 2 points less in this Victory Step?",
    ["double_hulled_canoes.where"] = "Which hex's canoes go one hex more?",
    ["moai.where"] = "On which group does the statue stand?",

    -- Random Events [11.2].
    ["chiefly_feud.whom"] = "Whose groups quarrel?",
    ["ciguatera.where"] = "Where are the fish poisonous?",
    ["coconut_groves.where"] = "On which atoll do palms grow?",
    ["drift_voyage.island"] = "Keep the island secret, or reveal it?",
    ["drift_voyage.keep"] = "Keep it secret under your marker",
    ["drift_voyage.other"] = "All your markers are out: which other island do you reveal?",
    ["drift_voyage.reveal"] = "Reveal it to all",
    ["drift_voyage.where"] = "Which Unknown hex do the castaways reach?",
    ["drought.where"] = "Which group suffers the drought?",
    ["growing_clan.where"] = "On which group does your new village stand?",
    ["invasive_weeds.where"] = "Which group do the weeds overrun?",
    ["militarisation.where"] = "On which group do you place a Warrior Band?",
    ["piece.band"] = "Warrior Band",
    ["piece.band_up"] = "Warrior Band, face up",
    ["piece.colony"] = "Colony",
    ["piece.colony_up"] = "Colony, face up",
    ["piece.transport"] = "Transport Canoe",
    ["piece.transport_up"] = "Transport Canoe, face up",
    ["piece.war_canoe"] = "War Canoe",
    ["piece.war_canoe_up"] = "War Canoe, face up",
    ["rats.where"] = "Which group do the rats come to?",
    ["royal_marriage.whom"] = "Whose family do you marry into?",
    ["severe_erosion.bare"] = "A brown box without agriculture",
    ["severe_erosion.box"] = "Which empty box of yours is lost?",
    ["severe_erosion.ready"] = "A green box, or a brown one with agriculture",
    ["severe_erosion.where"] = "Which group loses a box?",
    ["shaman.event"] = "Call the event off",
    ["shaman.marker"] = "Take a marker away",
    ["shaman.what"] = "What does your Shaman do?",
    ["shaman.which"] = "Which marker is taken away?",
    ["spring.where"] = "On which of your groups does the spring rise?",
    ["taniwha.where"] = "In which ocean hex does the taniwha lurk?",
    ["treachery.whom"] = "Who loses heart?",
    ["tsunami.canoe"] = "Which canoe of yours is lost?",
    ["tsunami.no_canoe"] = "I have no canoe there",
    ["tsunami.where"] = "Which group does the wave strike?",
    ["typhoon.adrift"] = "Which piece of yours has no canoe place any more?",
    ["typhoon.all_afloat"] = "All of mine are in a canoe",
    ["typhoon.lose"] = "Which piece of yours is lost?",
    ["typhoon.where"] = "Which hex does the typhoon strike?",
    ["volcanic_ash.where"] = "On which of your groups does the ash fall?",
    ["volcanic_eruption.where"] = "Which group's volcano erupts?",

    -- What pieces are for, and what else the tray offers.
    ["kind.transport.text"] = "\z
        Carries a Warrior Band or a Colony across the sea; face up it is a link of your chains, \z
        which join your groups. [7.4]",
    ["kind.war_canoe.text"] = "\z
        Fights, carries a Warrior Band into battle, and opens the way into enemy hexes. [7.4]",
    ["kind.band.text"] = "\z
        Fights: defends its group, or attacks from a War Canoe; a canoe has to carry it. [7.4]",
    ["kind.colony.text"] = "\z
        Carried to an island group by a Transport Canoe, it becomes a village there in the next \z
        Building. [9.4]",
    ["kind.rumor.text"] = "\z
        Bluffs: face down it moves like a canoe, and it is gone when a battle reveals it. [7.6]",
    ["tray.tray_up.text"] = "\z
        The same canoe, at once a link of your chains, which join your groups.",
    ["tray.item_village.text"] = "A point, and one more Build Point every turn.",
    ["tray.item_farm.text"] = "Makes a brown box of a group ready for a village.",
    ["tray.item_card.text"] = "\z
        An advantage or points, as the card says; you alone know it until you reveal it.",

    -- Boxes of a group.
    ["slots.first"] = "green boxes filled: {0:int} of {1:int}",
    ["slots.second"] = "brown boxes filled: {0:int} of {1:int}",
}
