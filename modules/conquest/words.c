/* words.c - verbs, steps, values and hooks: what people and scripts read.
 *
 * SPDX-License-Identifier: MIT */
#include "conquest.h"

#define NOTHING                                                                                    \
    {                                                                                              \
        {                                                                                          \
            VAKA_ARG_NONE, 0, 0, NULL                                                              \
        }                                                                                          \
    }
#define SPACE                                                                                      \
    {                                                                                              \
        VAKA_ARG_SPACE, 0, 0, NULL                                                                 \
    }
#define KIND                                                                                       \
    {                                                                                              \
        VAKA_ARG_KIND, 0, 0, NULL                                                                  \
    }
#define SEAT                                                                                       \
    {                                                                                              \
        VAKA_ARG_SEAT, 0, 0, NULL                                                                  \
    }
#define WORD(words)                                                                                \
    {                                                                                              \
        VAKA_ARG_WORD, 0, 0, words                                                                 \
    }

const vaka_verb conquest_verbs[VERB_COUNT] = {
    [VERB_ORDER] = {"order", "{0:seat} goes first", 0, {SEAT, WORD("clockwise|counter")}},
    [VERB_EMBARK] = {"embark", "Set out from {0:zone}", 0, {SPACE}},
    [VERB_DISCOVER] = {"discover", "Send the explorer to {0:zone}", 0, {SPACE}},
    [VERB_KEEP] = {"keep", "Keep the island secret", 0, NOTHING},
    [VERB_REVEAL] = {"reveal", "Reveal the island", 0, NOTHING},
    [VERB_RETURN] = {"return", "Bring the explorer home", 0, NOTHING},
    [VERB_STAY] = {"stay", "Do not explore", 0, NOTHING},
    [VERB_BLOW] = {"blow", "Blow the explorer to {0:zone}", 0, {SPACE}},
    [VERB_TRANSIT] = {"transit",
                      "Move {0:kind}, face {3:plural:down:up}, along the chain from {1:zone} to "
                      "{2:zone}",
                      0,
                      {KIND, SPACE, SPACE, WORD("up|down")}},
    [VERB_FLIP] = {"flip",
                   "Turn a transport canoe at {0:zone} face {1:plural:down:up}",
                   0,
                   {SPACE, WORD("up|down")}},
    [VERB_MUSTER] = {"muster",
                     "Take {0:kind}, face {2:plural:down:up}, at {1:zone} into the fleet, {3:int} "
                     "{3:plural:hex:hexes} left",
                     0,
                     {KIND, SPACE, WORD("up|down"), {VAKA_ARG_INT, 1, MOST_HEXES_LEFT, NULL}}},
    [VERB_BOARD] = {"load", "Load {0:kind} onto {1:kind}", 0, {KIND, KIND}},
    [VERB_SAIL] = {"sail", "Sail to {0:zone}", 0, {SPACE}},
    [VERB_SHED] =
        {"shed",
         "Leave {0:kind} here, face {1:plural:down:up}, {2:int} {2:plural:hex:hexes} left",
         0,
         {KIND, WORD("up|down"), {VAKA_ARG_INT, 0, MOST_HEXES_LEFT, NULL}}},
    [VERB_LAND] = {"land", "Land: the fleet ends its way here", 0, NOTHING},
    [VERB_LEAVE] = {"leave", "Give up {0:kind} at {1:zone}", 0, {KIND, SPACE}},
    [VERB_DONE] = {"done", "Done", 0, NOTHING},
    [VERB_FIGHT] = {"fight", "Fight at {0:zone}", 0, {SPACE}},
    [VERB_ROLL] = {"roll", "Roll the die", 0, NOTHING},
    [VERB_ELECT] = {"elect", "Use {0:kind} on this roll", 0, {KIND}},
    [VERB_LOSE] = {"lose", "Choose {0:kind}", 0, {KIND}},
    [VERB_RETREAT] = {"retreat", "Retreat to {0:zone}", 0, {SPACE}},
    [VERB_ABANDON] = {"abandon", "Leave {0:kind} behind", 0, {KIND}},
    [VERB_GIVE] = {"give", "Give up {0:kind} to save a village", 0, {KIND}},
    [VERB_TOP] = {"top", "Turn one transport canoe up", 0, NOTHING},
    [VERB_HOME] = {"home", "Make {0:zone} the home group", 0, {SPACE}},
    [VERB_BUILD] = {"build", "Build {0:kind} at {1:zone}", 0, {KIND, SPACE}},
    [VERB_BUILD_UP] = {"build-up", "Build a transport canoe face up at {0:zone}", 0, {SPACE}},
    [VERB_VILLAGE] = {"village", "Build a village at {0:zone}", 0, {SPACE}},
    [VERB_FARM] = {"farm", "Improve agriculture at {0:zone}", 0, {SPACE}},
    [VERB_CARD] = {"card", "Buy an Arts & Culture card, paid from {0:zone}", 0, {SPACE}},
    [VERB_RUMOR] = {"rumor", "Spread a rumor at {0:zone}", 0, {SPACE}},
    [VERB_INWARD] = {"inward", "Turn inward", 0, NOTHING},
    [VERB_SETTLE] = {"settle", "Turn a colony at {0:zone} into a village", 0, {SPACE}},
    [VERB_STORE] = {"store", "Save a Build Point of {0:zone}", 0, {SPACE}},
    [VERB_SPEND] = {"spend", "Spend a saved Build Point", 0, NOTHING},
    [VERB_COMMIT] = {"commit", "Commit the plan", VAKA_VERB_COMMIT, NOTHING},
    [VERB_DECLARE] = {"declare", "Declare victory", 0, NOTHING},
    [VERB_UNVEIL] = {"unveil", "Turn up the island at {0:zone}", VAKA_VERB_ANYTIME, {SPACE}},
    [VERB_SHOW] = {"show", "Reveal {0:kind}", VAKA_VERB_ANYTIME, {KIND}},
    [VERB_USE] = {"use", "Use {0:kind}", VAKA_VERB_ANYTIME, {KIND}},
    [VERB_PLAY] = {"play", "Play {0:kind}", VAKA_VERB_ANYTIME, {KIND}},
    [VERB_TAKE_ORDER] = {"take-order", "Set the turn order; the next draws the event", 0, NOTHING},
    [VERB_TAKE_EVENT] = {"take-event", "Draw the event; the next sets the turn order", 0, NOTHING},
    [VERB_RID] = {"rid", "Pay to be rid of {0:kind} at {1:zone}", 0, {KIND, SPACE}},
    [VERB_HUSH] = {"hush", "Take a rumor off {0:zone}", VAKA_VERB_ANYTIME, {SPACE}},
    [VERB_SEARCH] = {"search", "Search for kumara from {0:zone}", 0, {SPACE}},
    [VERB_WALK] = {"walk", "Let {0:kind} walk from {1:zone} to {2:zone}", 0, {KIND, SPACE, SPACE}},
};

#define EVENT_ROW(name, id, text) [EVENT_##name] = {id, text},
const vaka_text conquest_events[EVENT_COUNT] = {CONQUEST_EVENTS(EVENT_ROW)};

const vaka_step conquest_steps[STEP_COUNT] = {
    [STEP_TURN] = {"turn", "Turn"},
    [STEP_ORDER] = {"order", "Turn Order"},
    [STEP_EXPLORE] = {"explore", "Exploration"},
    [STEP_MOVE] = {"move", "Movement & Battle"},
    [STEP_BATTLE] = {"battle", "Battle"},
    [STEP_RETREAT] = {"retreat", "Retreat"},
    [STEP_HOME] = {"home", "New home group"},
    [STEP_BUILD] = {"build", "Building"},
    [STEP_VICTORY] = {"victory", "Victory"},
    [STEP_SETUP] = {"setup", "Home groups"},
    [STEP_EVENT] = {"event", "Random Event"},
    [STEP_SEARCH] = {"search", "Search for kumara"},
    [STEP_CHIT] = {"chit", "The opponent's chit"},
};
const vaka_step conquest_windows[WINDOW_COUNT] = {
    [WINDOW_BATTLE_DECLARE] = {"battle-declare", "Before a battle is laid out"},
    [WINDOW_BATTLE_START] = {"battle-start", "Before the first battle roll"},
    [WINDOW_BATTLE_ROLL] = {"battle-roll", "After a battle roll"},
    [WINDOW_EVENT_READ] = {"event-read", "An event is read"},
    [WINDOW_TURN_ORDER] = {"turn-order", "Before the Turn Order marker is taken"},
    [WINDOW_BUILD_START] = {"build-start", "Before builds are planned"},
    [WINDOW_VICTORY] = {"victory", "When points are counted"},
    [WINDOW_OPPONENT] = {"opponent", "The opponent acts"},
};
const vaka_option conquest_options[OPTION_COUNT] = {
    [OPTION_DEAL_HOMES] = {"deal_homes", "Home groups are dealt by chance", "3.2", 0, 1, 0},
};

#define CHANGE(id, scope, help)                                                                    \
    {                                                                                              \
        id, scope, 0, -20, 20, help                                                                \
    }
#define AMOUNT(id, scope, normal, min, help)                                                       \
    {                                                                                              \
        id, scope, normal, min, 20, help                                                           \
    }
const vaka_value_spec conquest_values[VALUE_COUNT] = {
    [VALUE_MOVES] = AMOUNT("canoe_moves", VAKA_SCOPE_SEAT, 2, 1,
                           "Hexes that a canoe or rumor may go in a turn [7.3]."),
    [VALUE_COST_TRANSPORT] =
        CHANGE("transport_cost", VAKA_SCOPE_SEAT, "Change of what a Transport Canoe costs [9.1]."),
    [VALUE_COST_BAND] =
        CHANGE("band_cost", VAKA_SCOPE_SEAT, "Change of what a Warrior Band costs."),
    [VALUE_COST_WAR] =
        CHANGE("war_canoe_cost", VAKA_SCOPE_SEAT, "Change of what a War Canoe costs."),
    [VALUE_COST_COLONY] = CHANGE("colony_cost", VAKA_SCOPE_SEAT, "Change of what a Colony costs."),
    [VALUE_COST_VILLAGE] =
        CHANGE("village_cost", VAKA_SCOPE_SEAT, "Change of what a Village costs [9.4]."),
    [VALUE_COST_AGRICULTURE] =
        CHANGE("farm_cost", VAKA_SCOPE_SEAT, "Change of what Improved Agriculture costs."),
    [VALUE_COST_CARD] =
        CHANGE("card_cost", VAKA_SCOPE_SEAT, "Change of what an Arts & Culture card costs [9.5]."),
    [VALUE_CARDS_A_TURN] = AMOUNT("cards_a_turn", VAKA_SCOPE_SEAT, 1, 0,
                                  "Arts & Culture cards that may be bought in a turn [9.5]."),
    [VALUE_KNOT_LIMIT] = AMOUNT("knot_limit", VAKA_SCOPE_SEAT, 5, 1,
                                "Knots with which an explorer must return [6.4]."),
    [VALUE_BUILD_POINTS] =
        CHANGE("build_points", VAKA_SCOPE_SEAT, "More Build Points in the home pool (C1)."),
    [VALUE_GROUP_POINTS] =
        CHANGE("group_points", VAKA_SCOPE_ZONE, "Change of the Build Points a group gives [9.1]."),
    [VALUE_LOCALS] =
        CHANGE("local_warriors", VAKA_SCOPE_ZONE, "Change of a group's Local Warriors [8.2]."),
    [VALUE_END_VP] = {"end_points", VAKA_SCOPE_GAME, 0, -200, 200,
                      "Change of the points that end the game [10.4, 11.1]."},
    [VALUE_CAPACITY] =
        CHANGE("capacity", VAKA_SCOPE_ZONE, "Change of the villages a group may hold [9.4]."),
    [VALUE_CLOSED] = AMOUNT("closed", VAKA_SCOPE_ZONE, 0, 0, "1: nothing may enter the hex."),
    [VALUE_NO_CHAIN] =
        AMOUNT("no_chain", VAKA_SCOPE_ZONE, 0, 0, "1: the hex is no part of a chain [7.2]."),
    [VALUE_TRUCE] = AMOUNT("truce", VAKA_SCOPE_PAIR, 0, 0,
                           "1: the first seat may not enter where the second one is."),
    [VALUE_HEX_VP] = AMOUNT("chain_points", VAKA_SCOPE_ZONE, 1, 0,
                            "0: being in the home chain is worth nothing there [10.1]."),
    [VALUE_HOME_LOCALS] = CHANGE("home_warriors", VAKA_SCOPE_SEAT,
                                 "More Local Warriors when the home group is attacked [8.2]."),
    [VALUE_FREE_TRANSPORT] = AMOUNT("free_transports", VAKA_SCOPE_SEAT, 0, 0,
                                    "Transport Canoes free of cost in a Building Step."),
    [VALUE_FREE_WAR] = AMOUNT("free_war_canoes", VAKA_SCOPE_SEAT, 0, 0,
                              "War Canoes free of cost in a Building Step."),
    [VALUE_FREE_COLONY] =
        AMOUNT("free_colonies", VAKA_SCOPE_SEAT, 0, 0, "Colonies free of cost in a Building Step."),
    [VALUE_SAVE_LIMIT] = AMOUNT("save_limit", VAKA_SCOPE_SEAT, 0, 0,
                                "Build Points that may be saved for later [11.4]."),
    [VALUE_APART] =
        AMOUNT("builds_apart", VAKA_SCOPE_SEAT, 0, 0, "1: every group builds by itself [9.3]."),
    [VALUE_CANOE_WORK] =
        AMOUNT("free_canoe_work", VAKA_SCOPE_SEAT, 0, 0,
               "Canoe work free of cost in a Building Step, all of it on one group: a Transport "
               "Canoe takes 1, a War Canoe 2."),
    [VALUE_KUMARA_BONUS] = AMOUNT("kumara_bonus", VAKA_SCOPE_SEAT, 0, 0,
                                  "Added to the rolls of a search for kumara [11.5]."),
    [VALUE_KUMARA_SAFE] = AMOUNT("kumara_safe", VAKA_SCOPE_SEAT, 0, 0,
                                 "1: Lost is a Return in a search for kumara [11.5]."),
    [VALUE_BARREN] = AMOUNT("barren", VAKA_SCOPE_ZONE, 0, 0,
                            "Brown boxes of a group that can no more be improved [9.4]."),
    [VALUE_KUMARA_SEARCH] = AMOUNT("kumara_search", VAKA_SCOPE_GAME, 0, 0,
                                   "1: explorers may search for kumara [11.5]."),
    [VALUE_KUMARA] = {"kumara", VAKA_SCOPE_SEAT, 0, 0, 1,
                      "1: the seat has a Kumara marker [11.5]."},
    [VALUE_GALAPAGOS] = {"galapagos", VAKA_SCOPE_SEAT, 0, 0, 1,
                         "1: the seat has a Galapagos marker, +1 on its searches [11.5]."},
    [VALUE_CHIT_BOXES] = AMOUNT("chit_boxes", VAKA_SCOPE_GAME, 4, 1,
                                "Boxes of a new island for which a chit is drawn [Solitaire]."),
};

const vaka_hook_spec conquest_hooks[HOOK_COUNT] = {
    [HOOK_TURN_ORDER_START] = {"turn_order.start", "INT turn",
                               "The Turn Order Step begins; nobody has taken the marker."},
    [HOOK_EXPLORE_KNOTS] = {"explore.knots", "SEAT seat, SPACE at, INT knots",
                            "A marker has been placed, its knots are not yet judged [6.4]."},
    [HOOK_MOVE_STEP_START] = {"step.move.start", "SEAT seat",
                              "A Movement & Battle Step begins, before Transit."},
    [HOOK_MOVE_START] = {"move.start", "SEAT seat",
                         "Transit and flips are over, no canoe has moved [7.3]."},
    [HOOK_BATTLE_DECLARE] = {"battle.declare", "SPACE at, SEAT attacker, OPT_SEAT defender",
                             "A contested hex has been named; nothing in it has been shown."},
    [HOOK_BATTLE_START] = {"battle.start", "SPACE at, SEAT attacker, OPT_SEAT defender",
                           "Both rows are laid out, no die has been rolled [8.2]."},
    [HOOK_BATTLE_ROLL] = {"battle.roll", "SPACE at, INT roll",
                          "A die lies on the table, its result has not been applied."},
    [HOOK_BATTLE_END] = {"battle.end", "SPACE at, SEAT attacker, OPT_SEAT winner",
                         "The battle is resolved, retreat and conquest included."},
    [HOOK_BUILD_START] = {"build.start", "INT turn",
                          "The Building Step begins, before plans are made [9.3]."},
    [HOOK_BUILD_END] = {"build.end", "INT turn", "All builds have been carried out."},
    [HOOK_VICTORY_COUNT] = {"victory.count", "INT turn",
                            "Totals are known, the end of the game is not yet settled [10.4]."},
    [HOOK_TURN_END] = {"turn.end", "INT turn", "The Victory Step is over."},
    [HOOK_EVENT_READ] = {"event.read", "KIND event, SEAT reader",
                         "An event has been drawn and read, before any effect [11.2]."},
    [HOOK_ISLAND_FOUND] = {"island.found", "SEAT seat, SPACE at",
                           "An island has been turned up [6.3]."},
    [HOOK_CONTROL_TAKEN] = {"control.taken", "SPACE at, SEAT seat",
                            "A seat has taken control of a group [10.2]."},
    [HOOK_GAME_START] = {"game.start", "INT seats",
                         "All is laid out, homes have not been chosen yet [3.2]."},
};

/* The words of a card's or event's `hook`, in the order of the sorts below. */
int32_t hook_of_word(int32_t word)
{
    static const int8_t hooks[] = {
        VAKA_NONE,
        VAKA_NONE,
        HOOK_TURN_ORDER_START,
        HOOK_EXPLORE_KNOTS,
        HOOK_MOVE_STEP_START,
        HOOK_MOVE_START,
        HOOK_BATTLE_DECLARE,
        HOOK_BATTLE_START,
        HOOK_BATTLE_ROLL,
        HOOK_BUILD_START,
        HOOK_VICTORY_COUNT,
        HOOK_EVENT_READ,
    };

    return word >= 0 && word < (int32_t)sizeof hooks ? hooks[word] : VAKA_NONE;
}

#define EVENT_HOOKS(name, none)                                                                    \
    name "=" none "|any|turn_order.start|explore.knots|step.move.start|move.start|battle.declare|" \
         "battle.start|battle.roll|build.start|victory.count|event.read"
const vaka_sort conquest_sorts[SORT_COUNT] = {
    [SORT_CULTURE] = {"culture", "Arts & Culture card",
                      "play may_play=look worth=look shown rival rival_wants=look",
                      "copies=1 vp=0 once=0 rival_rank=9",
                      "hook=passive|any|turn_order.start|explore.knots|step.move.start|move.start|"
                      "battle.declare|battle.start|battle.roll|build.start|victory.count "
                      "colour=none|black|blue|red status=printed|part|house "
                      "vp_status=printed|part|house effect_status=printed|part|house",
                      "`worth` answers its points for a seat in halves where `vp` does not do; "
                      "`shown` is called when the card is turned up; `colour` is that of its "
                      "points; the three `status` say how much of it is known of the printed "
                      "card."},
    [SORT_EVENT] = {"event", "Random Event", "play may_play=look worth=look elect",
                    "number=0 copies=1 keep=0 final=0",
                    "mood=bad|good|people " EVENT_HOOKS("hook", "now") " " EVENT_HOOKS(
                        "also", "none") " status=printed|part|house "
                                        "effect_status=printed|part|house",
                    "A card of the event deck [11.2]: it happens when it is drawn, or (`keep`) is "
                    "kept and played by `may_play` at the moments that `hook` and `also` name; "
                    "nothing answers a `final` one; `worth` tells bots what playing it now is "
                    "worth, 0: nothing; `elect` is what its marker does on a battle roll."},
    [SORT_CHIT] = {"chit", "Solitaire chit", "expand act", "number=0 late=0",
                   "status=printed|part|house",
                   "A chit of the solitaire opponent: `expand`, then `act` are called with his "
                   "seat and the number of calls before; game.act_again asks for another one. A "
                   "`late` chit joins the cup after some draws."},
    [SORT_OPPONENT] = {"opponent", "Solitaire opponent", "found", "", "",
                       "Who plays a seat that nobody plays: `found` is called with his seat, the "
                       "hex and the finder when the player has turned up an island, and when one "
                       "comes into play beside another that either of them has found."},
};
