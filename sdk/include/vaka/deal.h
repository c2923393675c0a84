/* vaka/deal.h - deals: what two seats give one another, and only if both want it.
 *
 * SPDX-License-Identifier: MIT
 *
 * A game declares what may be dealt (goods: counters of the seats, kinds of pieces) and how many
 * offers a seat may make in a round. When a seat wants to deal, by a verb of the game's own, the
 * game calls vaka_deal, and the host does the rest by verbs of its own (action.h): the seat puts
 * together what it gives and what it asks for, one line an action, and offers it; the other one
 * accepts it, refuses it, or changes it and offers that. What is accepted is carried out at once,
 * as one action. Nothing binds beyond that: a loan is a gift with a promise.
 *
 * What is being put together only the seat itself sees, and an offer only these two. All others
 * learn that the two deal, whether they agreed, and what moves in the open: counters that all see,
 * and how many pieces lie where they are counted. Refused lists, their lengths and what is hidden
 * they never learn, and samples (bots' and tests') hold other lists. An offer can name only what
 * its maker has; it may ask for anything, so asking tells nothing. An offer and its answer cannot
 * be taken back; lines can, by undo.
 *
 * When a deal is made, nobody else still knows a piece, among the goods of the two, that it has
 * looked at before (vaka_look), nor what a secret counter of theirs is at least
 * (vaka_counter_known): whether that has changed hands is hidden.
 *
 * To ask another seat for its consent no deal is needed: push a step that asks it (vaka_ask), with
 * a verb for yes and one for no. */
#ifndef VAKA_DEAL_H
#define VAKA_DEAL_H

#include "vaka/table.h"

VAKA_BEGIN

#define VAKA_GOOD_COUNTER 0u /* a counter of which each seat has one, and sees its own */
#define VAKA_GOOD_KIND 1u    /* pieces of a kind, as far as the seat knows those it has */

typedef struct vaka_good_spec {
    uint32_t size;                /* sizeof(vaka_good_spec) */
    uint32_t what;                /* VAKA_GOOD_… */
    int32_t number;               /* of the counter or the kind, made before */
    int32_t most;                 /* in one list, 1 to 99 */
    int32_t zone[VAKA_MAX_SEATS]; /* of a kind: where each seat has it, and gets it */
} vaka_good_spec;

/* Only inside layout(). Deals are made in this game: so many offers (1 to 9) has a seat until
 * vaka_deals_renew, changed ones included, and so many lines (1 to 99) may be written before each
 * is offered. Then what may be dealt, up to 128 goods: the id of a good is that of its counter or
 * kind. */
VAKA_API void vaka_layout_deals(vaka_layout *layout, int32_t offers, int32_t lines);
VAKA_API int32_t vaka_layout_good(vaka_layout *layout, const vaka_good_spec *spec);

/* The seat makes an offer to another one: from apply() or step(); what the game asks next waits
 * until that is over. It takes one of the seat's offers, so look first whether one is left; who has
 * none, is out of the game or is played by nobody cannot be meant. */
VAKA_API void vaka_deal(vaka_match *match, int32_t seat, int32_t with);

/* How many offers a seat has left; all have all of theirs again: call it when a round begins. Did
 * the last deal that was talked about come about? All of this is public. */
VAKA_API int32_t vaka_deals_left(const vaka_match *match, int32_t seat);
VAKA_API void vaka_deals_renew(vaka_match *match);
VAKA_API bool vaka_deal_made(const vaka_match *match);

/* How many of a good a seat would give in the deal that is talked about, as its lists stand; for
 * bots, which weigh what they are offered. 0 where there is none, and for whoever may not read it.
 * Goods are numbered in the order of vaka_layout_good. Whom the one who looks talks to is
 * vaka_deal_partner, or VAKA_NONE. */
VAKA_API int32_t vaka_deal_gives(const vaka_match *match, int32_t seat, int32_t good);
VAKA_API int32_t vaka_deal_partner(const vaka_match *match, int32_t seat);

VAKA_END

#endif
