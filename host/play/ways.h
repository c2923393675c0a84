/* play/ways.h - looking ahead: which places pieces can be brought to in this step, and how.
 *
 * SPDX-License-Identifier: MIT
 *
 * From what is picked in one zone the host walks its own legal actions on copies of the match, and
 * keeps for each space the shortest list of actions that brings all of it there. It knows nothing
 * of any game. It never goes on behind what is not certain: chance, a look at something hidden,
 * another seat's question, another step. What the seat knows and the others see for the first time
 * it may show where it goes, and nowhere on the way. And it walks a sample of what the seat cannot
 * know (match/resample.h), so that no list can tell anything: what is offered is then done through
 * the true match, action by action (front/course.h). */
#ifndef PLAY_WAYS_H
#define PLAY_WAYS_H

#include "match/live.h"

#define VAKA_WAYS_COPIES 2000u /* of the match, at most; never the clock */
#define VAKA_WAYS_SORTS 24     /* sorts of pieces that can be picked */
#define VAKA_WAYS_ACTIONS 96u  /* of a list, at most */

/* So many pieces of a kind, an owner and a face. */
typedef struct vaka_ways_pick {
    int16_t kind;
    int8_t owner;
    uint8_t face;
    int32_t count;
} vaka_ways_pick;

/* What is wanted: to bring the picks from a zone, all of them or as many as can go. No picks: as
 * many as can go of all that the seat has there. */
typedef struct vaka_ways_wish {
    int32_t seat;
    int32_t from;
    vaka_ways_pick pick[VAKA_WAYS_SORTS];
    uint32_t picks;
    bool most; /* as many of the picks as go */
} vaka_ways_wish;

typedef struct vaka_ways_one {
    int32_t to;
    uint32_t first, count;         /* its actions among those of the answer */
    uint32_t moved;                /* pieces that it brings there */
    int32_t worth;                 /* what the game thinks of them (vaka/ext/reach.h) */
    uint32_t words;                /* arguments that its verbs take */
    uint8_t sort[VAKA_WAYS_SORTS]; /* pieces of each pick that it brings there */
    bool open; /* it ends with something that is not certain, on the way into `to` */
} vaka_ways_one;

typedef struct vaka_ways {
    vaka_ways_one *at; /* owned: at most one for a place, by the number of the place */
    uint32_t count;
    vaka_action *actions; /* owned */
    uint32_t action_count, action_room;
    uint32_t copies; /* that it took */
    bool singly;     /* the picks go one by one */
} vaka_ways;

/* Looks ahead for a seat that is asked, on a sample of what it cannot know. Gives nothing where the
 * seat is not asked, or answers a sealed question. */
void vaka_ways_search(const vaka_live *live, const vaka_ways_wish *wish, vaka_ways *out);

/* The same on the match as it is: `live` is a sample already, or the searcher knows everything.
 * For tests, and for whoever makes the sample himself. */
void vaka_ways_walk(const vaka_live *live, const vaka_ways_wish *wish, vaka_ways *out);

/* Looks ahead from behind an action of the seat's, the first of every way, on a settled match (see
 * vaka_ways_settled), for the action may end a step. Gives nothing where the seat would not be
 * asked alone in the same turn then, where an answer is sealed, or where chance or something shown
 * would come of the action: it could not be taken back. For the same reason no way of it is `open`,
 * and behind each action of a way the seat alone is asked. */
void vaka_ways_after(const vaka_live *live, const vaka_action *first, const vaka_ways_wish *wish,
                     vaka_ways *out);

void vaka_ways_done(vaka_ways *ways);

/* The way to a place; NULL: there is none. And what it does. */
const vaka_ways_one *vaka_ways_to(const vaka_ways *ways, int32_t to);
const vaka_action *vaka_ways_list(const vaka_ways *ways, const vaka_ways_one *way);

/* The seat's pieces in a zone by sort, as they would all be picked; returns how many sorts. */
uint32_t vaka_ways_sorts(const vaka_match *match, int32_t seat, int32_t zone,
                         vaka_ways_pick out[VAKA_WAYS_SORTS]);

/* The sample that a search walks; owned by the caller. */
vaka_live *vaka_ways_sample(const vaka_live *live, int32_t seat);

/* The match as it may be for all that the seat knows, and the same for any two matches that show it
 * the same: whatever is tried on it, and however far, tells nothing. Owned by the caller. NULL: the
 * seat answers a sealed question, or none was found. */
vaka_live *vaka_ways_settled(const vaka_live *live, int32_t seat);

/* The zone from which an action takes the piece whose kind it names, or in which it turns it, as
 * far as the seat sees such pieces there: tried on a copy of a settled match. VAKA_NONE: it takes
 * none, or from several zones. */
int32_t vaka_ways_source(const vaka_live *settled, int32_t seat, const vaka_action *action,
                         int32_t kind);

#endif
