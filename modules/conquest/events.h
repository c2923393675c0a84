/* events.h - what is told: one list a chapter; add a sentence at the end of your chapter's list.
 *
 * SPDX-License-Identifier: MIT
 *
 * X(NAME, id, sentence) makes EVENT_NAME. The numbers that fill the gaps are those handed to
 * vaka_tell, in their order. Where a number may be hidden from some seats, see vaka/event.h. */
#ifndef CONQUEST_EVENTS_H
#define CONQUEST_EVENTS_H

/* setup.c, turn.c [3, 4, 5] */
#define TURN_EVENTS(X)                                                                             \
    X(HOME_TAKEN, "home_taken", "{0:seat} settles on {1:zone}")                                    \
    X(TURN_BEGINS, "turn_begins", "Turn {0:int} begins")                                           \
    X(ORDER_MARKER, "order_marker", "{0:seat} is last and takes the Turn Order marker")            \
    X(ORDER_TAKEN, "order_taken", "{0:seat} takes the Turn Order marker")                          \
    X(ORDER_SET, "order_set", "{0:seat} goes first, then clockwise")                               \
    X(ORDER_SET_BACK, "order_set_back", "{0:seat} goes first, then counter-clockwise")             \
    X(SEAT_OUT, "seat_out", "{0:seat} has no village, colony or canoe left and is out")            \
    X(NOBODY_LEFT, "nobody_left", "Nobody is left: the game is drawn")                             \
    X(HEX_CONTROLLED, "hex_controlled", "{0:seat} now controls {1:zone}")                          \
    X(CONTROL_LOST, "control_lost", "{0:seat} no longer controls {1:zone}")                        \
    X(HOME_LOST, "home_lost", "{0:seat} has lost the home group {1:zone}")                         \
    X(HOME_MOVED, "home_moved", "{0:seat} makes {1:zone} the new home group")                      \
    X(END_CHANGED, "end_changed", "{0:half} points end this game")                                 \
    X(END_FAR, "end_far", "That is more than three points from the usual end of this game")        \
    X(MALARIA_ROLLED, "malaria_rolled", "{0:seat} rolls {1:int} for malaria")                      \
    X(MALARIA_STRIKES, "malaria_strikes", "Malaria takes a village of {1:zone}")                   \
    X(MALARIA_SPARES, "malaria_spares", "Malaria strikes {1:zone} and finds no village to take")

/* explore.c [6] */
#define EXPLORE_EVENTS(X)                                                                          \
    X(EXPLORER_BACK, "explorer_back", "The explorer of {0:seat} comes home from the Lost Box")     \
    X(EXPLORER_STAYS, "explorer_stays", "{0:seat} does not explore")                               \
    X(EMBARKED, "embarked", "{0:seat} sends the explorer out from {1:zone}")                       \
    X(EXPLORED, "explored", "{0:seat} explores {1:zone}: {2:kind}")                                \
    X(OCEAN_FOUND, "ocean_found", "{0:seat} finds nothing but water{1:at}")                        \
    X(ISLAND_FOUND, "island_found", "{0:seat} finds land{1:at}")                                   \
    X(TILE_SEEN, "tile_seen", "{0:seat} sees {2:kind:which island it is}{1:at}")                   \
    X(TILE_KEPT, "tile_kept", "{0:seat} keeps the island secret{1:at}")                            \
    X(TILE_UP, "tile_up", "{0:seat} reveals {2:kind}{1:at}")                                       \
    X(TILE_KNOWN_TO_ALL, "tile_known_to_all",                                                      \
      "Everybody has seen {2:kind}: it is turned up{1:at}")                                        \
    X(TRAVERSED, "traversed", "{0:seat} crosses {1:zone} for two knots")                           \
    X(OFF_COURSE, "off_course", "{0:seat} is blown off course{1:at}")                              \
    X(BLOWN, "blown", "{0:seat} sends the explorer of {1:seat} to {2:zone}")                       \
    X(BECALMED, "becalmed", "The explorer of {0:seat} stays at {1:zone} and takes two knots")      \
    X(KNOTS, "knots", "{0:seat} has {1:int} {1:plural:knot:knots} so far")                         \
    X(RETURNED, "returned", "{0:seat} brings the explorer home")                                   \
    X(RETURN_FORCED, "return_forced", "{0:seat} has to turn back: {1:int} knots")                  \
    X(EXPLORER_LOST, "explorer_lost", "{0:seat} loses the explorer: {1:int} knots are too many")   \
    X(SEARCH_BEGINS, "search_begins", "{0:seat} searches for kumara from {1:zone}")                \
    X(SEARCH_ROLLED, "search_rolled",                                                              \
      "The search of {0:seat}: {1:int} on the die counts as "                                      \
      "{2:int}")                                                                                   \
    X(SEARCH_LOST, "search_lost", "The explorer of {0:seat} is lost on the way to South America")  \
    X(SEARCH_BACK, "search_back", "The explorer of {0:seat} has to return without kumara")         \
    X(SEARCH_DRIFTS, "search_drifts", "{0:seat} is off course at {1:zone}")                        \
    X(SEARCH_STAYS, "search_stays", "There is no hex to drift to: {0:seat} stays at {1:zone}")     \
    X(SEARCH_AT, "search_at", "{0:seat} comes to {1:zone}")                                        \
    X(PROVISIONS, "provisions", "{0:seat} finds {1:zone} and takes a Galapagos marker")            \
    X(AMERICA_REACHED, "america_reached", "The explorer of {0:seat} reaches South America")        \
    X(KUMARA_TAKEN, "kumara_taken", "{0:seat} takes a Kumara marker")                              \
    X(MARKER_BACK, "marker_back", "{2:kind} does not fit {1:zone} and goes back into the cup")     \
    X(TILE_REPLACED, "tile_replaced", "The hidden island at {1:zone} leaves the game")             \
    X(TILE_JOINED, "tile_joined", "{2:kind} is laid on the map{1:at}")                             \
    X(TILE_NO_PLACE, "tile_no_place", "There is no place for {2:kind}: it leaves the game")

/* move.c, anytime.c [7] */
#define MOVE_EVENTS(X)                                                                             \
    X(MOVE_BEGINS, "move_begins", "{0:seat} begins the Movement & Battle step")                    \
    X(TRANSITED, "transited",                                                                      \
      "{0:seat} moves {1:kind:a face-down counter} from {2:zone} to {3:zone} by transit")          \
    X(TRANSIT_OVER, "transit_over", "{0:seat} ends transit")                                       \
    X(FLIPPED_UP, "flipped_up", "{0:seat} turns up a transport canoe at {1:zone}")                 \
    X(FLIPPED_DOWN, "flipped_down", "{0:seat} turns down a transport canoe at {1:zone}")           \
    X(FLIPS_OVER, "flips_over", "{0:seat} begins to move canoes")                                  \
    X(MUSTERED, "mustered",                                                                        \
      "{0:seat} takes {1:kind:a face-down counter} at {2:zone} into the fleet")                    \
    X(BOARDED, "boarded", "{0:seat} loads {1:kind} onto {2:kind}")                                 \
    X(SAILED, "sailed", "{0:seat} sails from {1:zone} to {2:zone}")                                \
    X(STOPPED, "stopped", "{0:seat} has to stop at {1:zone}")                                      \
    X(WAR_CANOE_MET, "war_canoe_met", "{0:seat} meets an enemy war canoe at {1:zone} and stops")   \
    X(SHED, "shed", "{0:seat} leaves {1:kind:a face-down counter} at {2:zone}")                    \
    X(LANDED, "landed", "{0:seat} lands at {1:zone}")                                              \
    X(LOST_AT_SEA, "lost_at_sea",                                                                  \
      "{0:seat} loses {1:kind:a face-down counter} to the sea at {2:zone}")                        \
    X(MOVE_OVER, "move_over", "{0:seat} ends movement")                                            \
    X(RUMOR_OFF, "rumor_off", "{0:seat} takes a rumor off {1:zone}")                               \
    X(CARD_SHOWN, "card_shown", "{0:seat} reveals {1:kind}")                                       \
    X(CARD_PASSED, "card_passed", "{1:kind} now belongs to {0:seat}")                              \
    X(CARD_USED, "card_used", "{0:seat} uses {1:kind}")                                            \
    X(EVENT_PLAYED, "event_played", "{0:seat} plays {1:kind}")                                     \
    X(SWIFT, "swift", "Canoes of {0:seat} at {1:zone} may go {2:int} {2:plural:hex:hexes} more")   \
    X(ADRIFT, "adrift", "{2:int} of your pieces at {1:zone} would have no canoe place left")       \
    X(WALKED, "walked", "{1:kind:A face-down counter} of {0:seat} walks from {2:zone} to {3:zone}")

/* battle.c, retreat.c [8] */
#define BATTLE_EVENTS(X)                                                                           \
    X(BATTLE_NAMED, "battle_named", "{0:seat} attacks {1:zone}, held by {2:seat}")                 \
    X(BATTLE_INDEPENDENT, "battle_independent", "{0:seat} attacks the independent group {1:zone}") \
    X(BATTLE_NONE, "battle_none", "There is no battle at {1:zone}")                                \
    X(PIECE_SHOWN, "piece_shown", "{0:seat} shows {1:kind}")                                       \
    X(RUMOR_GONE, "rumor_gone", "It was only a rumor: it goes back to {0:seat}")                   \
    X(LOCALS_JOIN, "locals_join",                                                                  \
      "{1:int} local {1:plural:warrior joins:warriors join} at "                                   \
      "{0:zone}")                                                                                  \
    X(UNDEFENDED, "undefended", "Nobody defends {1:zone}: {0:seat} wins without a roll")           \
    X(BATTLE_ROLLED, "battle_rolled", "{0:seat} rolls {1:int} in the battle at {2:zone}")          \
    X(CARD_ELECTED, "card_elected", "{0:seat} uses {1:kind} on this roll")                         \
    X(ROLL_CHANGED, "roll_changed", "The roll counts as {0:int}")                                  \
    X(ROLL_NOTHING, "roll_nothing", "The roll has no effect")                                      \
    X(REMOVED, "removed", "{0:seat} loses a {1:kind}")                                             \
    X(PANICKED, "panicked", "A {1:kind} of {0:seat} panics")                                       \
    X(LOCAL_REMOVED, "local_removed", "A local warrior of {0:zone} is removed")                    \
    X(LOCAL_PANICKED, "local_panicked", "A local warrior of {0:zone} panics")                      \
    X(BATTLE_WON, "battle_won", "{0:seat} wins the battle at {1:zone}")                            \
    X(BATTLE_HELD, "battle_held", "The islanders of {1:zone} beat {0:seat} off")                   \
    X(RETREATED, "retreated", "{0:seat} retreats from {1:zone} to {2:zone}")                       \
    X(NO_REFUGE, "no_refuge", "{0:seat} has nowhere to retreat to from {1:zone}")                  \
    X(LEFT_BEHIND, "left_behind", "No canoe carries {1:kind} of {0:seat}: it is removed")          \
    X(VILLAGES_RAZED, "villages_razed",                                                            \
      "{1:int} {1:plural:village:villages} at {0:zone} "                                           \
      "{1:plural:is:are} removed")                                                                 \
    X(VILLAGE_SAVED, "village_saved", "{0:seat} gives up {1:kind} to save a village at {2:zone}")  \
    X(CONQUERED, "conquered", "{0:seat} has conquered {1:zone}")                                   \
    X(REGROUPED, "regrouped", "{0:seat} regroups at {1:zone}")

/* build.c [9] */
#define BUILD_EVENTS(X)                                                                            \
    X(BUILD_BEGINS, "build_begins", "The Building step begins")                                    \
    X(TURNED_INWARD, "turned_inward", "{0:seat} turns inward")                                     \
    X(BUILT, "built", "{0:seat} builds {1:kind:a face-down counter} at {2:zone}")                  \
    X(BUILT_UP, "built_up", "{0:seat} builds a transport canoe face up at {1:zone}")               \
    X(VILLAGE_BUILT, "village_built", "{0:seat} builds a village at {1:zone}")                     \
    X(FARM_BUILT, "farm_built", "{0:seat} improves agriculture at {1:zone}")                       \
    X(CARD_BOUGHT, "card_bought", "{0:seat} buys an Arts & Culture card: {1:kind:kept face down}") \
    X(SETTLED, "settled", "{0:seat} makes a colony a village at {1:zone}")                         \
    X(POINT_SAVED, "point_saved", "{0:seat} saves a Build Point")                                  \
    X(POINT_SPENT, "point_spent", "{0:seat} spends a saved Build Point")                           \
    X(BUILD_OVER, "build_over", "The Building step is over")

/* victory.c [10] */
#define VICTORY_EVENTS(X)                                                                          \
    X(COUNTED, "counted", "{0:seat} has {1:half} victory points")                                  \
    X(DECLARED, "declared", "{0:seat} declares victory with {1:half} points")                      \
    X(GAME_GOES_ON, "game_goes_on", "Nobody has {0:half} points: the game goes on")                \
    X(FINAL_COUNT, "final_count", "Final count: {0:seat} has {1:half} victory points")             \
    X(TIE_GROUPS, "tie_groups", "The tie goes by controlled groups: {0:seats}")                    \
    X(TIE_CARDS, "tie_cards", "The tie goes by Arts & Culture cards: {0:seats}")                   \
    X(STANDING, "standing",                                                                        \
      "Standing of {0:seat}: {1:half} points, {2:int} {2:plural:village:villages}, {3:int} "       \
      "{3:plural:group:groups} ({5:int} in the home chain), {4:int} {4:plural:card:cards}")

/* occasion.c, tokens.c, event_acts.c [11.2] */
#define OCCASION_EVENTS(X)                                                                         \
    X(EVENT_DUE, "event_due", "{0:seat} draws the event of this turn, {1:seat} sets the order")    \
    X(EVENT_DRAWN, "event_drawn", "{0:seat} draws an event and reads it: {1:kind}")                \
    X(EVENT_HELD, "event_held", "{0:seat} draws an event and keeps it: {1:kind:face down}")        \
    X(EVENT_OFF, "event_off", "{0:kind} has no effect")                                            \
    X(EVENT_VOID, "event_void", "There is nothing that this event could strike: no event")         \
    X(TOKEN_LAID, "token_laid", "The marker {0:kind} is put at {1:zone}")                          \
    X(TOKEN_BEFORE, "token_before", "The marker {0:kind} is put before {1:seat}")                  \
    X(TOKEN_OFF, "token_off", "The marker {0:kind} is taken away from {1:zone}")                   \
    X(TOKEN_LOST, "token_lost", "The marker {0:kind} lies no more before {1:seat}")                \
    X(TOKEN_PAID, "token_paid", "{0:seat} pays to be rid of {1:kind} at {2:zone}")                 \
    X(VILLAGE_LOST, "village_lost", "{0:seat} loses a village at {1:zone}")                        \
    X(VILLAGE_GAINED, "village_gained", "{0:seat} gets a village at {1:zone}")                     \
    X(PIECE_LOST, "piece_lost", "{0:seat} loses {1:kind:a face-down counter} at {2:zone}")         \
    X(PIECE_GAINED, "piece_gained", "{0:seat} gets {1:kind} at {2:zone}")                          \
    X(DRIFTED, "drifted", "Castaways of {0:seat} reach {1:zone}: {2:kind}")                        \
    X(KNOTS_FORGIVEN, "knots_forgiven", "The last knots of {0:seat} do not count: {1:int} so far") \
    X(CARD_DRAWN, "card_drawn", "{0:seat} draws an Arts & Culture card: {1:kind:kept face down}")

/* opponent*.c and the opponent's scripts [Solitaire] */
#define OPPONENT_EVENTS(X)                                                                         \
    X(CHIT_DRAWN, "chit_drawn", "Chit of {0:seat}: {1:kind}; {2:int} left in the cup")             \
    X(CHITS_LATE, "chits_late", "{0:int} late chits join the cup: now there are {1:int}")          \
    X(CHITS_NONE, "chits_none", "There is no chit left to draw")                                   \
    X(CHIT_OWED, "chit_owed",                                                                      \
      "{0:zone} has {1:int} boxes: a chit is drawn when the exploration is over")                  \
    X(RIVAL_COULD, "rival_could", "- candidate {0:zone}: {1:int}")                                 \
    X(RIVAL_TIE, "rival_tie", "- {0:int} are equal: the die decides")                              \
    X(RIVAL_CHOICE, "rival_choice", "- choice: {0:zone}")                                          \
    X(RIVAL_IGNORED, "rival_ignored", "- nothing to do: this is ignored")                          \
    X(RIVAL_NONE_LEFT, "rival_none_left", "{0:seat} has no {1:kind} left: it is not placed")       \
    X(RIVAL_PLACED, "rival_placed", "{0:seat} gets {1:kind} at {2:zone}")                          \
    X(RIVAL_SETTLES, "rival_settles", "{0:seat} gets a village at {1:zone}")                       \
    X(RIVAL_DEALT, "rival_dealt", "{0:seat} gets an Arts & Culture card: {1:kind:kept face down}") \
    X(RIVAL_NO_CARD, "rival_no_card", "- there is no card left: none is dealt")                    \
    X(RIVAL_BLOWS, "rival_blows", "Off course: to the hex furthest from {0:zone}")                 \
    X(RIVAL_FOUND, "rival_found",                                                                  \
      "Is {0:zone} taken? It is if the die, which counts as {1:int}, is less than its distance "   \
      "of {2:int}")                                                                                \
    X(RIVAL_TAKEN, "rival_taken", "{0:seat} has been at {1:zone} before")                          \
    X(RIVAL_ABSENT, "rival_absent", "Nobody has been at {0:zone} before")                          \
    X(RIVAL_BOXES, "rival_boxes",                                                                  \
      "A die for each green box of {0:zone}: an even one is a village")                            \
    X(RIVAL_LEVIES, "rival_levies",                                                                \
      "A die for each village of {0:zone}: an even one is a Warrior Band")                         \
    X(RIVAL_CARD, "rival_card", "Expand: an Arts & Culture card for {0:seat}")                     \
    X(RIVAL_CHAIN, "rival_chain",                                                                  \
      "Expand: transport canoes join the islands of {0:seat} to the home group, the nearest "      \
      "first")                                                                                     \
    X(RIVAL_VILLAGE, "rival_village", "Expand: a village where {0:seat} has the most empty boxes") \
    X(RIVAL_VILLAGES, "rival_villages",                                                            \
      "Expand: a village on each group of {0:seat} with an empty box")                             \
    X(RIVAL_BANDS, "rival_bands",                                                                  \
      "Expand: {1:int} Warrior {1:plural:Band:Bands} for {0:seat}, by the order of precedence")    \
    X(RIVAL_GARRISON, "rival_garrison",                                                            \
      "Expand: as many Warrior Bands as villages on each group of {0:seat}")                       \
    X(RIVAL_WAR_CANOE, "rival_war_canoe", "Expand: a War Canoe in the home group of {0:seat}")     \
    X(RIVAL_HOMELESS, "rival_homeless", "- {0:seat} has no home group: this is ignored")           \
    X(RIVAL_LINKS, "rival_links",                                                                  \
      "- by the way that takes the fewest new canoes, {1:zone} is joined next")                    \
    X(RIVAL_FIRST, "rival_first", "- first: with a War Canoe that has no Band")                    \
    X(RIVAL_SECOND, "rival_second", "- second: on a group with more villages than Bands")          \
    X(RIVAL_THIRD, "rival_third", "- third: on a group without a village and without a Band")      \
    X(RIVAL_FOURTH, "rival_fourth", "- fourth: on an atoll without a Band")                        \
    X(RIVAL_FIFTH, "rival_fifth", "- fifth: on the group with the most villages")                  \
    X(RIVAL_BUILDS, "rival_builds", "Action: Build. {0:seat} does nothing more")                   \
    X(RIVAL_DEFENDS, "rival_defends", "Action: Defend. {0:seat} does nothing more")                \
    X(RIVAL_EXPLORES, "rival_explores",                                                            \
      "Action: Explore! {0:seat} explores until {1:int} knots are shown")                          \
    X(RIVAL_EXPLORED, "rival_explored", "- nothing is left to explore")                            \
    X(RIVAL_ATTACKS, "rival_attacks",                                                              \
      "Action: Attack! Every War Canoe of {0:seat} goes for a group of yours")                     \
    X(RIVAL_NO_CANOE, "rival_no_canoe", "- {0:seat} has no War Canoe")                             \
    X(RIVAL_SWIFT, "rival_swift", "- the canoes at {0:zone} may go one hex further")               \
    X(RIVAL_AIMS, "rival_aims",                                                                    \
      "From {0:zone}, by transit and {1:int} hexes of sea, against the fewest defenders")          \
    X(RIVAL_CLOSEST, "rival_closest", "- {0:int} are equal: the closest to {1:zone}")              \
    X(RIVAL_NO_AIM, "rival_no_aim", "- no group of yours is in reach of {0:zone}")                 \
    X(RIVAL_TRANSIT, "rival_transit", "{0:seat} goes from {1:zone} to {2:zone} by transit")        \
    X(RIVAL_SAILS, "rival_sails",                                                                  \
      "{0:int} war {0:plural:canoe:canoes} and {1:int} Warrior {1:plural:Band:Bands} go from "     \
      "{2:zone} to {3:zone}")                                                                      \
    X(RIVAL_HOME, "rival_home",                                                                    \
      "{0:seat} has lost the home group: the one with the most villages takes its place")          \
    X(RIVAL_STANDING, "rival_standing",                                                            \
      "Standing of {0:seat}: {1:int} {1:plural:village:villages}, {2:int} "                        \
      "{2:plural:group:groups}, {3:int} {3:plural:card:cards}; {4:int} {4:plural:chit:chits} in "  \
      "the cup")                                                                                   \
    X(SOLITAIRE_WON, "solitaire_won", "{0:seat} has reached the goal with {1:int} chits left")     \
    X(SOLITAIRE_LOST, "solitaire_lost",                                                            \
      "Only {1:int} {1:plural:chit is:chits are} left: {0:seat} has lost")                         \
    X(RIVAL_BARRED, "rival_barred", "- you are at {0:zone}: nothing of his is placed there")       \
    X(RIVAL_BATTLES, "rival_battles",                                                              \
      "{0:seat} has {1:int} battles to fight: which comes first, with how many defenders?")        \
    X(RIVAL_ALONE, "rival_alone", "Nobody is left against {0:seat}: the game is lost")             \
    X(RIVAL_UNWELCOME, "rival_unwelcome",                                                          \
      "- the islanders of {0:zone} are independent: nothing of his is placed there")

/* A rule ends the game. */
#define END_EVENTS(X) X(ENDED, "ended", "The game is over after turn {0:int}")

/* Counters that mods add; rows.c. */
#define COUNTER_EVENTS(X) X(WITHSTOOD, "withstood", "A {1:kind} of {0:seat} withstands the blow")

#define CONQUEST_EVENTS(X)                                                                         \
    TURN_EVENTS(X)                                                                                 \
    EXPLORE_EVENTS(X)                                                                              \
    MOVE_EVENTS(X)                                                                                 \
    BATTLE_EVENTS(X)                                                                               \
    BUILD_EVENTS(X)                                                                                \
    VICTORY_EVENTS(X)                                                                              \
    OCCASION_EVENTS(X)                                                                             \
    OPPONENT_EVENTS(X)                                                                             \
    END_EVENTS(X)                                                                                  \
    COUNTER_EVENTS(X)

#define CONQUEST_EVENT_ROW(name, id, text) EVENT_##name,
enum { CONQUEST_EVENTS(CONQUEST_EVENT_ROW) EVENT_COUNT };
#undef CONQUEST_EVENT_ROW

#endif
