/* exports.c - C functions that scripts may call as game.NAME: one row each (vaka/export.h).
 *
 * SPDX-License-Identifier: MIT */
#include "exports.h"
#include "battle.h"
#include "victory.h"

const vaka_export conquest_exports[EXPORT_COUNT] = {
    /* battle [8, 9.5] */
    VAKA_QUERY(battle_hex, SPACE, "The hex of the battle under way, or nil."),
    VAKA_QUERY(battle_attacker, SEAT, "Who attacks in it, or nil."),
    VAKA_QUERY(battle_defender, SEAT, "Who defends, or nil: islanders, or no battle."),
    VAKA_QUERY(battle_die, INT, "The die on the table as it counts now; 0: none."),
    VAKA_QUERY(battle_front, INT, "Pieces of a kind in a seat's front row.", SEAT, seat, KIND,
               kind),
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
                "A piece of a kind in a seat's front row panics; false if there is none.", SEAT,
                seat, KIND, kind),

    /* the map [10.2] */
    VAKA_QUERY(controller, SEAT, "Who controls the group in a hex, or nil.", SPACE, at),
    VAKA_QUERY(controlled, LIST_ZONE, "The groups that a seat controls.", SEAT, seat),
    VAKA_QUERY(groups_of, INT, "How many groups a seat controls.", SEAT, seat),
    VAKA_QUERY(places_of, LIST_ZONE, "The hexes in which a seat has pieces.", SEAT, seat),
    VAKA_QUERY(island_at, SPACE, "Where an island (a kind) lies face up, or nil.", KIND, island),

    /* cards, turn order, movement [5, 7.3, 9.5] */
    VAKA_QUERY(shown_card, PIECE, "The face-up card of a kind before a seat, or nil.", SEAT, seat,
               KIND, card),
    VAKA_QUERY(card_holder, SEAT, "Before whom a card of a kind lies face up, or nil.", KIND, card),
    VAKA_CHANGE(pass_card, BOOL,
                "The face-up card of a kind goes to a seat; false if none lies face up.", KIND,
                card, SEAT, seat),
    VAKA_CHANGE(take_turn_order, NONE,
                "A seat takes the Turn Order marker, in the Turn Order Step.", SEAT, seat),
    VAKA_CHANGE(more_moves, NONE,
                "Canoes and rumors of a seat in a hex may go so many hexes more in this Movement "
                "stage.",
                SEAT, seat, SPACE, at, INT, hexes),

    /* victory [10] */
    VAKA_QUERY(public_vp, INT, "A seat's points without its hidden cards, in halves.", SEAT, seat),
    VAKA_CHANGE(change_vp, NONE,
                "A seat's total is so many halves higher or lower in this Victory Step.", SEAT,
                seat, INT, halves),
};
