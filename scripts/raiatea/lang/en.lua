-- scripts/raiatea/lang/en.lua - what the game asks and shows.
--
-- SPDX-License-Identifier: MIT
return {
    -- questions
    ["choose"] = "Choose a place: all act there, you first and with a bonus",
    ["pick"] = "Take a card of the display",
    ["pick_gathered"] = "Take a card; then you take goods, too",
    ["more_goods"] = "Your gatherer: take goods of the display",
    ["forage"] = "Take a card of the forest's display",
    ["collect"] = "Take goods from the goods market",
    ["pull"] = "Take any card of the display or the markets",
    ["marae"] = "Marae: {0:int} {0:plural:sacrifice:sacrifices} and {1:int} {1:plural:draw:draws} left",
    ["draw"] = "Draw rituals by your rank and keep {0:int}",
    ["keep"] = "Keep {0:int} of the drawn rituals",
    ["tahua"] = "You are Tahua: perform one of your rituals, free",
    ["tahua_paid"] = "You are Tahua: perform one of your rituals for its mana",
    ["train"] = "Train priests: one for 2 pearls, two for 5. Then your priests bring mana",
    ["swap"] = "Add a mask to the market, to take another one",
    ["fetch"] = "Take a mask from the mask market",
    ["trade"] = "Exchange a mask with the mask market",
    ["market"] = "Market: {0:int} {0:plural:sale:sales} and {1:int} {1:plural:helper:helpers} left",
    ["recruit"] = "Take a helper from the market",
    ["restore"] = "Reactivate a used helper",
    ["mission"] = "You may fulfil an open mission",
    ["mission_free"] = "You may fulfil an open mission and pay nothing",
    ["give"] = "Give {0:int} goods for the mission",
    ["give_same"] = "Give {0:int} equal goods for the mission",
    ["give_other"] = "Give {0:int} different goods for the mission",
    ["offer_ritual"] = "Give {0:int} {0:plural:ritual:rituals} for the mission",
    ["offer_mask"] = "Give {0:int} {0:plural:mask:masks} for the mission",
    ["steal"] = "Take a mask of another player",
    ["buy"] = "You may put 3 mana in the bag and draw rituals",
    ["prepare"] = "In secret: prepare up to {0:int} rituals. General ones follow with your mana",
    ["invoke"] = "In secret: add general rituals, and offer mana",
    ["auction"] = "{0:kind}: bid in secret; all mana that is bid is spent",
    ["reward"] = "Choose a reward",
    ["first"] = "Which of your rituals comes first?",
    ["build"] = "Build the To'o: fulfil a mission, or pass",
    ["build_again"] = "A pearl diver lets you fulfil a second mission",

    ["word.mahi"] = "mahi-mahi",
    ["word.tattoo"] = "a tattoo",
    ["word.goods"] = "goods of the market",
    ["word.pearls"] = "2 pearls",

    -- what is shown
    ["phase_round"] = "Round {0:int}: {1:seat} began",
    ["by_shaman"] = "Use a shaman: perform {0:kind}",
    ["as_tahua"] = "As Tahua, free: perform {0:kind}",
    ["as_tahua_paid"] = "As Tahua, for its mana: perform {0:kind}",
    ["note_general"] = "General:",
    ["note_owner"] = "Of {0:seat}:",
    ["phase_setup"] = "Before the first round: {0:seat} will begin",
    ["phase_dance"] = "Ceremony {0:int}, dance",
    ["phase_buy"] = "Ceremony {0:int}, rituals are bought",
    ["phase_prepare"] = "Ceremony {0:int}, rituals are prepared",
    ["phase_invoke"] = "Ceremony {0:int}, invocation",
    ["phase_bless"] = "Ceremony {0:int}, blessing",
    ["phase_build"] = "Ceremony {0:int}, building the To'o",
    ["stage_action"] = "Round",
    ["stage_ceremony"] = "Ceremony",
    ["stage_dance"] = "Dance",
    ["stage_buy"] = "Buying",
    ["stage_prepare"] = "Preparing",
    ["stage_invoke"] = "Invocation",
    ["stage_bless"] = "Blessing",
    ["stage_build"] = "Building",
    ["players"] = "In ceremonial order",
    ["head_player"] = "Player",
    ["head_rank"] = "Rank",
    ["head_priests"] = "Priests",
    ["head_helpers"] = "Helpers",
    ["head_pairs"] = "Pairs",
    ["cell_seat"] = "{0:seat}",
    ["cell_number"] = "{0:int}",
    ["cell_raatira"] = "Raatira",
    ["cell_ariki"] = "Ariki",
    ["cell_arioi"] = "Arioi",
    ["cell_tahua"] = "Tahua",
    ["points"] = "Your points so far",
    ["note_rank"] = "Rank: {0:int}",
    ["note_rituals"] = "Rituals: {0:int}",
    ["note_missions"] = "Missions: {0:int}",
    ["note_masks"] = "Pairs of masks: {0:int}",
    ["rituals"] = "Your rituals",
    ["blessing"] = "The blessing",
    ["note_bag"] = "Mana in the bag: {0:int}",
    ["stalls"] = "What goods sell for",
    ["stall_uru"] = "Uru, price on field {0:int}:",
    ["stall_uru_1"] = "{0:int}: 2 pearls",
    ["stall_uru_2"] = "{0:int}: 3 pearls",
    ["stall_uru_3"] = "{0:int}: a helper",
    ["stall_uru_4"] = "{0:int}: 5 pearls",
    ["stall_uru_5"] = "{0:int}: reactivate 2 helpers",
    ["stall_taro"] = "Taro, price on field {0:int}:",
    ["stall_taro_1"] = "{0:int}: 2 mana",
    ["stall_taro_2"] = "{0:int}: 3 mana",
    ["stall_taro_3"] = "{0:int}: a priest",
    ["stall_taro_4"] = "{0:int}: 5 mana",
    ["stall_taro_5"] = "{0:int}: 2 priests, then mana of all",
    ["stall_mahi"] = "Mahi-mahi, price on field {0:int}:",
    ["stall_mahi_1"] = "{0:int}: a pearl and a mana",
    ["stall_mahi_2"] = "{0:int}: a card of the display",
    ["stall_mahi_3"] = "{0:int}: a mask of the market",
    ["stall_mahi_4"] = "{0:int}: goods of the market",
    ["stall_mahi_5"] = "{0:int}: fulfil a mission",
    ["stall_tiare"] = "Tiare, price on field {0:int}:",
    ["stall_tiare_1"] = "{0:int}: a mana",
    ["stall_tiare_2"] = "{0:int}: draw rituals",
    ["stall_tiare_3"] = "{0:int}: a tattoo",
    ["stall_tiare_4"] = "{0:int}: reactivate a helper",
    ["stall_tiare_5"] = "{0:int}: 2 tattoos",

    -- what can be had
    ["tray_field"] = "up to field {0:int}",
    ["tray_tattoo"] = "+1 tattoo",
    ["tray_pearls"] = "{0:int} pearls",
    ["tray_train_1"] = "1: {0:int} pearls",
    ["tray_train_2"] = "2: {0:int} pearls",
    ["tray_mana"] = "{0:int} mana",
    ["tray_free"] = "free",
    ["tray_draws"] = "keep 1 of {0:int}",
    ["tray_priests_1"] = "One priest",
    ["tray_priests_2"] = "Two priests",
    ["tray_normal"] = "Rituals",
    ["tray_forbidden"] = "Forbidden rituals",
    ["tray_own_pearls"] = "Your pearls",
    ["tray_own_mana"] = "Your mana",
    ["tray_few_pearls"] = "you have only {0:int} {0:plural:pearl:pearls} [S12]",
    ["tray_few_mana"] = "you have only {0:int} mana [S12]",
    ["tray_no_hires"] = "you have hired whom you may [A25]",
    ["tray_no_helper"] = "none is left in the market [A25]",
    ["tray_all_priests"] = "you have as many priests as there can be [A18]",
    ["tray_no_more_sell"] = "you have sold what you may [A24]",
    ["tray_none_to_sell"] = "you have none to sell [A24]",
    ["tray_no_more_sacrifice"] = "you have sacrificed what you may [A11]",
    ["tray_none_to_sacrifice"] = "you have none to sacrifice [A11]",
    ["tray_no_draws"] = "you have drawn what you may [A12]",
    ["tray_no_ritual"] = "none is left [A13]",
    ["tray_rank"] = "forbidden rituals are for Ariki and above [A13]",
    ["tray.tray_priests_1.text"] = "\z
        Each priest brings a mana whenever the priests dance; a shaman performs what costs \z
        no more than you have priests.",
    ["tray.tray_priests_2.text"] = "\z
        Each priest brings a mana whenever the priests dance; a shaman performs what costs \z
        no more than you have priests.",
    ["tray.tray_normal.text"] = "\z
        You draw as many as your rank says and keep one, for the ceremonies to come.",
    ["tray.tray_forbidden.text"] = "\z
        Stronger and dearer ones. You draw as many as your rank says and keep one.",

    -- what pieces mean
    ["kind.p1.text"] = "A mission worth 1 point. You pay the pearls.",
    ["kind.m1.text"] = "A mission worth 1 point. You pay the mana.",
    ["kind.g1.text"] = "A mission worth 1 point. You give goods of any sort to the market.",
    ["kind.g1s.text"] = "\z
        A mission worth 1 point. You give two goods of one sort, whichever, to the market.",
    ["kind.c1_rank.text"] = "\z
        A mission worth 1 point. Have this rank or a higher one; nothing is paid.",
    ["kind.c1_priests.text"] = "\z
        A mission worth 1 point. Have at least so many; nothing is paid.",
    ["kind.c1_helpers.text"] = "\z
        A mission worth 1 point. Have at least so many; nothing is paid.",
    ["kind.c1_alike.text"] = "A mission worth 1 point. Have at least so many; nothing is paid.",
    ["kind.p2.text"] = "A mission worth 2 points. You pay the pearls.",
    ["kind.m2.text"] = "A mission worth 2 points. You pay the mana.",
    ["kind.g2.text"] = "\z
        A mission worth 2 points. You give goods of two sorts, whichever, to the market.",
    ["kind.g2s.text"] = "\z
        A mission worth 2 points. You give three goods of one sort, whichever, to the market.",
    ["kind.c2_rank.text"] = "\z
        A mission worth 2 points. Have this rank or a higher one; nothing is paid.",
    ["kind.c2_priests.text"] = "\z
        A mission worth 2 points. Have at least so many; nothing is paid.",
    ["kind.c2_kinds.text"] = "\z
        A mission worth 2 points. Have at least so many; nothing is paid.",
    ["kind.p3.text"] = "A mission worth 3 points. You pay the pearls.",
    ["kind.m3.text"] = "A mission worth 3 points. You pay the mana.",
    ["kind.g3.text"] = "\z
        A mission worth 3 points. You give one of each of the four sorts to the market.",
    ["kind.c3_rank.text"] = "\z
        A mission worth 3 points. Have this rank or a higher one; nothing is paid.",
    ["kind.c3_priests.text"] = "\z
        A mission worth 3 points. Have at least so many; nothing is paid.",
    ["kind.c3_helpers.text"] = "\z
        A mission worth 3 points. Have at least so many; nothing is paid.",
    ["kind.c3_pairs.text"] = "\z
        A mission worth 3 points. Have at least so many; nothing is paid.",
    ["kind.forest.text"] = "\z
        All take a card of the display, from the one who leads on; then once more, the other \z
        way round. Before that the die is rolled: who has at least as many gatherers takes \z
        goods of the market.",
    ["kind.marae.text"] = "\z
        All may sacrifice goods for a tattoo, and draw rituals to keep one; who leads may do \z
        both twice. Before that the die is rolled: who has at least as many shamans gains a \z
        tattoo.",
    ["kind.reef.text"] = "\z
        The die says how many pearls all gain; who leads gains 3 more. Before that the die is \z
        rolled: who has at least as many pearl divers gains 4.",
    ["kind.path.text"] = "\z
        All may train a priest for 2 pearls, or two for 5; who leads gets one more. Then \z
        each priest brings a mana.",
    ["kind.neighbours.text"] = "\z
        All may add a mask to the market and take another one. Who leads may fulfil a \z
        mission.",
    ["kind.market.text"] = "\z
        All may sell goods and hire a helper for 2 pearls; who leads may do both twice. Before \z
        that the die is rolled: who has at least as many traders takes a helper.",
    ["kind.gatherer.text"] = "\z
        Once: adds a card to the display; you take one and goods of it. In the forest, if \z
        the die shows no more than you have gatherers: goods of the market.",
    ["kind.trader.text"] = "\z
        Once, in your turn: a price goes to the top. At the market, if the die shows no more \z
        than you have traders: a helper.",
    ["kind.shaman.text"] = "\z
        Once, in your turn: perform a ritual that costs no more than you have priests. At \z
        the Marae, if the die shows no more than you have shamans: a tattoo.",
    ["kind.diver.text"] = "\z
        Once, when the To'o is built: a second mission. At the reef, if the die shows no \z
        more than you have divers: 4 pearls.",
    ["kind.mirror.text"] = "Bound to a mask, it makes a pair with it for good.",
    ["kind.o1.text"] = "\z
        A mission worth 1 point. Put away a ritual of your hand; with the French readings a mask.",
    ["kind.o2.text"] = "\z
        A mission worth 2 points. Put away a ritual of your hand; with the French readings a mask.",
    ["kind.o3.text"] = "\z
        A mission worth 3 points. Put away two rituals of your hand; with the French readings two masks.",
    ["kind.a1.text"] = "A mission worth 1 point. \z
        When only auctions are left in its row all bid mana in secret; who bids most has it, \z
        and all mana is spent.",
    ["kind.a2.text"] = "A mission worth 2 points. \z
        When only auctions are left in its row all bid mana in secret; who bids most has it, \z
        and all mana is spent.",
    ["kind.a3.text"] = "A mission worth 3 points. \z
        When only auctions are left in its row all bid mana in secret; who bids most has it, \z
        and all mana is spent.",
    ["kind.mask_pearls.text"] = "\z
        A pair: a point for each of your missions paid with pearls. Out of the forest it \z
        brings 3 pearls.",
    ["kind.mask_mana.text"] = "\z
        A pair: a point for each of your missions of mana. Out of the forest it brings 4 \z
        mana.",
    ["kind.mask_goods.text"] = "\z
        A pair: a point for each of your missions of goods. Out of the forest it brings 4 \z
        mana.",
    ["kind.mask_condition.text"] = "\z
        A pair: a point for each of your conditions. Out of the forest it brings a tattoo.",
    ["kind.mask_gatherer.text"] = "\z
        A pair: a point for each of your gatherers. Out of the forest it brings 3 pearls.",
    ["kind.mask_trader.text"] = "\z
        A pair: a point for each of your traders. Out of the forest it brings a tattoo.",
    ["kind.mask_shaman.text"] = "\z
        A pair: a point for each of your shamans. Out of the forest it brings 4 mana.",
    ["kind.mask_diver.text"] = "\z
        A pair: a point for each of your pearl divers. Out of the forest it brings a tattoo.",
    ["kind.set_red.text"] = "\z
        A pair: 2 points for each colour of which you have a pair, at most 8. Out of the \z
        forest it brings 3 pearls.",
    ["kind.set_yellow.text"] = "\z
        A pair: 2 points for each colour of which you have a pair, at most 8. Out of the \z
        forest it brings 4 mana.",
    ["kind.set_blue.text"] = "\z
        A pair: 2 points for each colour of which you have a pair, at most 8. Out of the \z
        forest it brings a tattoo.",
    ["kind.set_green.text"] = "\z
        A pair: 2 points for each colour of which you have a pair, at most 8. Out of the \z
        forest it brings 3 pearls.",
}
