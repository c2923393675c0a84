/* match/deal.h - deals: the frame in which two seats make one.
 *
 * SPDX-License-Identifier: MIT
 *
 * A deal is a frame of the host's own (VAKA_STEP_DEAL) that asks one of the two until it is over;
 * its locals, the two seats, and its stage, how many offers were made in it, are public. What the
 * lists say lies in the region of deals: for the seat that writes, and for both once it is offered
 * (table/redact.c). */
#ifndef MATCH_DEAL_H
#define MATCH_DEAL_H

#include "table/position.h"
#include "table/scene.h"

/* The two lists of the deal under way, as the seat that wrote them (region->by) sees them. */
#define VAKA_DEAL_GIVES 0
#define VAKA_DEAL_ASKS 1

static inline uint8_t *vaka_deal_list(const vaka_position *position, int32_t which)
{
    return (uint8_t *)(position->deal + 1) + which * position->face.layout->good_count;
}

/* Does nobody give anything? Both lists stand one behind the other. */
static inline bool vaka_deal_is_empty(const vaka_position *position)
{
    const uint8_t *list = vaka_deal_list(position, 0);

    for (int32_t i = 0; i < 2 * position->face.layout->good_count; i++)
        if (list[i])
            return false;
    return true;
}

/* In the queue of a script, in place of an item (VAKA_LOCAL_ITEM): a deal. */
#define VAKA_QUEUED_DEAL (-2)

/* Seats that can deal at all: those that are in the game and that somebody plays. */
static inline uint8_t vaka_deal_seats(const vaka_position *position)
{
    return position->table->seats_in & (uint8_t)~vaka_nobody(position->face.layout);
}

/* Does the frame on top make a deal, and ask? */
bool vaka_deal_open(const vaka_position *position);

/* The frame of a deal is on top for the first time: it asks, or is over if no offer is left. */
void vaka_deal_begin(vaka_position *position);

/* Why the seat that is asked cannot do it (NULL: it can); all that it can do; and does it. */
const vaka_reason *vaka_deal_obstacle(const vaka_position *position, const vaka_action *action,
                                      int16_t fact[VAKA_TEXT_ARGS]);
void vaka_deal_legal(const vaka_position *position, vaka_actions *out);
void vaka_deal_act(vaka_position *position, const vaka_action *action);

/* How much of a good a seat has and knows of. */
int32_t vaka_deal_has(const vaka_position *position, int32_t seat, int32_t good);

/* Does whoever wrote the lists have what they give away? Is there room for what it would get? */
bool vaka_deal_covered(const vaka_position *position);
bool vaka_deal_fits(const vaka_position *position, int32_t seat, int32_t gives);

/* What the two are shown beside what the module describes, and what others read (deal_scene.c). */
void vaka_deal_describe(const vaka_position *seen, int32_t seat, vaka_scene *scene);

#endif
