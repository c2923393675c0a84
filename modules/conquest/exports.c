/* exports.c - C functions that scripts may call as game.NAME: one row each (vaka/export.h).
 *
 * SPDX-License-Identifier: MIT */
#include "exports.h"
#include "chapters/battle.h"
#include "chapters/occasion.h"
#include "chapters/sea.h"
#include "chapters/victory.h"
#include "opponent/opponent.h"

const vaka_export conquest_exports[EXPORT_COUNT] = {
    /* battle [8, 9.5] */
    VAKA_QUERY(battle_hex, SPACE, "The hex of the battle under way, or nil."),
    VAKA_QUERY(battle_attacker, SEAT, "Who attacks in it, or nil."),
    VAKA_QUERY(battle_defender, SEAT, "Who defends, or nil: islanders, or no battle."),
    VAKA_QUERY(battle_die, INT, "The die on the table as it counts now; 0: none."),
    VAKA_QUERY(battle_front, INT, "Pieces of a kind in the front row of a seat (nil: islanders).",
               OPT_SEAT, seat, KIND, kind),
    VAKA_CHANGE(set_battle_die, INT, "The die counts as this, kept from 1 to 6.", INT, die),
    VAKA_CHANGE(battle_reroll, INT, "The die is rolled again."),
    VAKA_CHANGE(battle_cancel_effect, NONE, "The die on the table does nothing."),
    VAKA_CHANGE(battle_remove_instead, NONE,
                "Who would panic by this die is removed; a war canoe only if nobody else is "
                "there."),
    VAKA_CHANGE(battle_stop, BOOL,
                "There is no battle: the attacker goes to his nearest group, unseen and without "
                "loss. False once pieces have been shown."),
    VAKA_CHANGE(battle_panic, BOOL,
                "A piece of a kind in the front row of a seat (nil: islanders) panics; false if "
                "there is none.",
                OPT_SEAT, seat, KIND, kind),

    /* the map [10.2] */
    VAKA_QUERY(controller, SEAT, "Who controls the group in a hex, or nil.", SPACE, at),
    VAKA_QUERY(controlled, LIST_ZONE, "The groups that a seat controls.", SEAT, seat),
    VAKA_QUERY(groups_of, INT, "How many groups a seat controls.", SEAT, seat),
    VAKA_QUERY(places_of, LIST_ZONE, "The hexes in which a seat has pieces.", SEAT, seat),
    VAKA_QUERY(island_at, SPACE,
               "Where an island (a kind) lies face up, or nil; nil too for one that is not in the "
               "game.",
               OPT_KIND, island),

    VAKA_QUERY(is_known, BOOL, "Is a hex Known [2.1]? One with a face-down tile is not.", SPACE,
               at),
    VAKA_QUERY(is_ocean, BOOL, "Is a hex known to be open ocean?", SPACE, at),
    VAKA_QUERY(is_atoll, BOOL, "Is a hex an atoll that nobody controls [10.3]?", SPACE, at),
    VAKA_QUERY(in_home_chain, BOOL, "Is a hex in the home chain of a seat [7.2]?", SEAT, seat,
               SPACE, at),
    VAKA_QUERY(villages_at, INT, "The villages in a hex.", SPACE, at),
    VAKA_QUERY(villages_of, INT, "The villages of a seat on the map.", SEAT, seat),
    VAKA_QUERY(capacity, INT, "Villages that may stand in a hex now [9.4].", SPACE, at),
    VAKA_QUERY(boxes_at, INT,
               "Boxes of a group that may hold a village, brown ones without agriculture "
               "included.",
               SPACE, at),
    VAKA_QUERY(printed_boxes, INT, "Boxes printed on the island in a hex.", SPACE, at),
    VAKA_QUERY(bare_boxes, INT, "Brown boxes of a group that are still to be improved.", SPACE, at),
    VAKA_QUERY(can_lose, BOOL,
               "May a group lose so many villages by an event? Its owner keeps two on the map "
               "[11.2].",
               SPACE, at, INT, villages),
    VAKA_CHANGE(remove_village, BOOL,
                "A village of a group is removed; false if there is none, or if by an event its "
                "owner would keep fewer than two [11.2].",
                SPACE, at),
    VAKA_CHANGE(grow_village, BOOL,
                "A seat gets a village in a hex; false if there is no free box for it.", SEAT, seat,
                SPACE, at),
    VAKA_CHANGE(add_piece, BOOL,
                "An unbuilt counter of a seat is put in a hex, face down (solitaire: face up); "
                "false if there is none. That tells the others something: undo stops here.",
                SEAT, seat, KIND, kind, SPACE, at),
    VAKA_CHANGE(remove_piece, BOOL,
                "A counter on the map goes back to its owner; false if it is none.", PIECE, piece),
    VAKA_CHANGE(remove_rumors, INT, "A seat's rumors in a hex go back to it; how many.", SEAT, seat,
                SPACE, at),
    VAKA_QUERY(adrift, LIST_KIND,
               "Kinds of which a seat has too many in an ocean hex for its canoes there [7.4].",
               SEAT, seat, SPACE, at),

    /* islands [6.3, 6.5] */
    VAKA_QUERY(unexplored, LIST_ZONE, "The Unknown hexes next to a Known one, without a tile."),
    VAKA_QUERY(hidden_islands, LIST_ZONE, "Where face-down tiles with a seat's marker lie.", SEAT,
               seat),
    VAKA_QUERY(island_markers, INT,
               "Discovered Island markers a seat has left, not counting one at a hex.", SEAT, seat,
               OPT_SPACE, but),
    VAKA_CHANGE(drift_to, BOOL,
                "Draws a Discovery marker for an Unknown hex, again while it is Off Course; true: "
                "an island, at whose tile the seat looks.",
                SEAT, seat, SPACE, at),
    VAKA_CHANGE(reveal_island, BOOL, "A seat turns up a face-down tile with its marker.", SEAT,
                seat, SPACE, at),
    VAKA_CHANGE(keep_island, BOOL,
                "A seat leaves a tile it has looked at face down; false if it has no marker left.",
                SEAT, seat, SPACE, at),
    VAKA_CHANGE(forgive_knots, BOOL,
                "The knots of the marker placed last do not count in this expedition; false if "
                "there are none."),
    VAKA_CHANGE_AS("add_knots", suffer_knots, BOOL,
                   "The explorer that is under way has so many knots more: with too many it must "
                   "return, or is lost [6.4]; false if none is, or if it searches for kumara.",
                   INT, knots),

    /* events and their markers [11.2] */
    VAKA_QUERY(event_read, KIND, "The event that is being read and can be called off, or nil."),
    VAKA_QUERY(event_reader, SEAT, "Who has drawn or played it, or nil."),
    VAKA_QUERY(event_mood, TEXT, "The mood of an event: bad, good or people.", KIND, event),
    VAKA_CHANGE(cancel_event, BOOL, "The event being read has no effect; false if there is none."),
    VAKA_CHANGE(place_marker, PIECE,
                "Puts an event marker in a hex for so many turns, this one included (nil: for "
                "good); nil if all copies of it lie somewhere already.",
                KIND, marker, SPACE, at, OPT_INT, turns),
    VAKA_CHANGE(place_marker_before, PIECE,
                "Puts an event marker before a seat, perhaps between it and another.", KIND, marker,
                SEAT, seat, OPT_INT, turns, OPT_SEAT, other),
    VAKA_CHANGE(take_marker, NONE, "Takes an event marker away; what it did ends.", PIECE, marker),
    VAKA_QUERY(markers_in_play, LIST_PIECE, "The event markers on the map and before seats."),

    /* cards, turn order, movement [5, 7.3, 9.5] */
    VAKA_QUERY(shown_card, PIECE, "The face-up card of a kind before a seat, or nil.", SEAT, seat,
               KIND, card),
    VAKA_QUERY(card_holder, SEAT, "Before whom a card of a kind lies face up, or nil.", KIND, card),
    VAKA_CHANGE(pass_card, BOOL,
                "The face-up card of a kind goes to a seat; false if none lies face up.", KIND,
                card, SEAT, seat),
    VAKA_CHANGE(take_turn_order, NONE,
                "A seat takes the Turn Order marker, in the Turn Order Step.", SEAT, seat),
    VAKA_QUERY(last_to_first, LIST_SEAT, "The seats still in the game, last place first [5]."),
    VAKA_QUERY(turn_order, LIST_SEAT, "The seats still in the game in the order of this turn."),
    VAKA_CHANGE(draw_culture, BOOL,
                "A seat draws an Arts & Culture card free of cost; false if none is left.", SEAT,
                seat),
    VAKA_CHANGE(more_moves, NONE,
                "Canoes and rumors of a seat in a hex may go so many hexes more in this Movement "
                "stage.",
                SEAT, seat, SPACE, at, INT, hexes),

    /* islands side by side, malaria [11.3, 11.6] */
    VAKA_QUERY(island_here, KIND, "The island (a kind) that lies face up in a hex, or nil.", SPACE,
               at),
    VAKA_QUERY(facing, OPT_INT,
               "Where the face-up tile of a hex points, from 0 (south-east) counter-clockwise to 5 "
               "(south); nil: no tile.",
               SPACE, at),
    VAKA_QUERY(hex_towards, SPACE, "The hex next to a hex in a direction, or nil.", SPACE, at, INT,
               direction),
    VAKA_CHANGE(place_island, BOOL,
                "An island that is set aside is put face up into an Unknown or ocean hex, for a "
                "seat. A marker or a face-down tile there leaves the game. False if there is no "
                "room for it.",
                KIND, island, SPACE, at, SEAT, seat),
    VAKA_QUERY(is_joined, BOOL, "Does land join two hexes?", SPACE, a, SPACE, b),
    VAKA_CHANGE(join_by_land, NONE,
                "Land joins two neighbours for the rest of the game: Bands and Colonies walk and "
                "retreat between them without canoes.",
                SPACE, a, SPACE, b),
    VAKA_QUERY(malaria_groups, LIST_ZONE,
               "The groups that malaria strikes on a die result; left out: on any.", OPT_INT, roll),
    VAKA_QUERY(malaria_roller, SEAT, "Who rolls for malaria, or nil when nobody is left."),
    VAKA_CHANGE(village_dies, BOOL,
                "A village of a group that a seat controls is removed; false if there is none.",
                SPACE, at),

    /* the solitaire opponent [Solitaire] */
    VAKA_QUERY(sites_of, LIST_ZONE,
               "The groups and atolls on which a seat has a village or a piece (S7).", SEAT, seat),
    VAKA_QUERY(green_boxes, INT, "The green boxes of a group.", SPACE, at),
    VAKA_QUERY(free_boxes, INT, "Green and brown boxes of a group without a village.", SPACE, at),
    VAKA_QUERY(unbuilt, INT, "Counters of a kind that a seat has not on the map.", SEAT, seat, KIND,
               kind),
    VAKA_QUERY(like_of, KIND,
               "The kind of counter of the game whose rules a kind follows; itself if it is one of "
               "the game.",
               KIND, kind),
    VAKA_QUERY(home_of, SPACE, "The home group of a seat, or nil.", SEAT, seat),
    VAKA_QUERY(first_home, SPACE, "The home group with which a seat began.", SEAT, seat),
    VAKA_QUERY(may_link, BOOL,
               "May a canoe of a seat be placed in a hex: Known, without an enemy, open?", SEAT,
               seat, SPACE, at),
    VAKA_QUERY(linked, BOOL, "Does a chain of a seat join two hexes [7.2]?", SEAT, seat, SPACE, a,
               SPACE, b),
    VAKA_QUERY(next_unexplored, SPACE,
               "The next Unknown hex in the order in which the opponent explores, or nil."),
    VAKA_QUERY(war_places, LIST_ZONE, "The hexes in which a seat has War Canoes and no enemy is.",
               SEAT, seat),
    VAKA_QUERY(raid_targets, LIST_ZONE,
               "Groups that others control and that War Canoes of a seat reach from a hex by "
               "transit and so many hexes of sea.",
               SEAT, seat, SPACE, from, INT, moves),
    VAKA_QUERY(defenders_at, INT,
               "War Canoes, Warrior Bands and Local Warriors that would defend a group.", SPACE,
               at),
    VAKA_CHANGE(put_piece, BOOL,
                "An unbuilt counter of a seat is put into a Known hex without an enemy, or where "
                "an enemy attacks the seat; false if there is none left, which is told.",
                SEAT, seat, KIND, kind, SPACE, at),
    VAKA_CHANGE(put_village, BOOL,
                "A village of a seat is put into a free box; false if there is none.", SEAT, seat,
                SPACE, at),
    VAKA_CHANGE(explore_for, OPT_INT,
                "A Discovery marker is drawn for an Unknown hex and what it shows is laid out: its "
                "knots; nil if there is no marker. After Off Course the hex is still Unknown.",
                SEAT, seat, SPACE, at),
    VAKA_CHANGE(deal_card, BOOL,
                "A seat gets an Arts & Culture card, face up or not; false if none is left.", SEAT,
                seat, BOOL, up),
    VAKA_CHANGE(reveal_hand, NONE, "All hidden cards of a seat are turned up.", SEAT, seat),
    VAKA_CHANGE(raid, INT,
                "The War Canoes of a seat in a hex, with a Warrior Band each if there are any, go "
                "to another, to fight there when the chit is done; how many go.",
                SEAT, seat, SPACE, from, SPACE, to),
    VAKA_CHANGE(owe_chit, NONE, "One more chit is drawn when the exploration is complete."),
    VAKA_CHANGE(act_again, NONE,
                "The function of the chit under way is called once more, after the player has "
                "gone on."),

    /* victory [10] */
    VAKA_QUERY(end_points, INT, "The points that end the game, in halves."),
    VAKA_QUERY(public_vp, INT, "A seat's points without its hidden cards, in halves.", SEAT, seat),
    VAKA_CHANGE(change_vp, NONE,
                "A seat's total is so many halves higher or lower in this Victory Step.", SEAT,
                seat, INT, halves),
    VAKA_CHANGE(end_now, NONE,
                "The game is over as when somebody has enough points: all cards are turned up and "
                "all points counted [10.4]. A solitaire game is lost."),
};
