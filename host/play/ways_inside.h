/* play/ways_inside.h - what the files that look ahead share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef PLAY_WAYS_INSIDE_H
#define PLAY_WAYS_INSIDE_H

#include "play/ways.h"
#include "vaka/ext/reach.h"

/* Where the picks stand in a position. */
typedef struct vaka_ways_stand {
    uint32_t off; /* picks that have left their origin */
    int32_t at;   /* the one zone in which they all are; VAKA_NONE: none has left */
} vaka_ways_stand;

/* A position that was come to. */
typedef struct vaka_ways_node {
    vaka_live *live; /* owned */
    int32_t parent;  /* VAKA_NONE: the start */
    vaka_action action;
    uint32_t depth;
    vaka_ways_stand stand;
    int32_t shown; /* where others got to know something on the way; VAKA_NONE: nowhere */
    bool closed;   /* it has been gone on from */
} vaka_ways_node;

typedef struct vaka_ways_walker {
    const vaka_live *live; /* borrowed: the start */
    const vaka_layout *layout;
    const vaka_ways_wish *wish;
    vaka_ways *out;
    const vaka_reach_taste *taste; /* of the module; NULL: it has none */
    const vaka_match *seen;        /* what the seat may know of the start */
    bool all;                      /* as many as go; false: all the picks */
    uint32_t wanted;               /* picks */
    uint32_t brought;              /* the most of them that a way so far brings anywhere */
    int8_t *sort;   /* owned: by number of the piece at the start, its pick; -1: none */
    uint32_t clock; /* of the start: what a position is does not hang on how long it took */
    int32_t sort_of[VAKA_WAYS_SORTS]; /* how many of each stood at the origin */
    vaka_ways_node *nodes;            /* owned */
    uint32_t count, room;
    uint64_t *known; /* owned: digests of positions, a table of `known_room` places */
    uint32_t known_room;
    vaka_live *spare; /* owned: the copy that is tried next */
} vaka_ways_walker;

/* ways_walk.c: walks; fills the answer with ways. */
void vaka_ways_go(vaka_ways_walker *walker);

/* ways_stand.c: prepares to tell where the picks stand; tells it: false, if something else than
 * the picks has changed, or they do not stand as they may. Other pieces may have been turned over
 * in the zone `shown`. A digest of a position in which the numbers and the order of pieces do not
 * count. */
void vaka_ways_mark(vaka_ways_walker *walker);
bool vaka_ways_where(const vaka_ways_walker *walker, vaka_live *live, int32_t shown,
                     vaka_ways_stand *out);
/* How many of each pick those are, added to `out`. */
void vaka_ways_off(const vaka_ways_walker *walker, vaka_live *live, uint8_t out[VAKA_WAYS_SORTS]);
/* What the game thinks of those that have left their origin, for a place. */
int32_t vaka_ways_worth(const vaka_ways_walker *walker, vaka_live *live, int32_t to);
uint64_t vaka_ways_digest(const vaka_ways_walker *walker, vaka_live *live);

/* ways.c: a way to a place was found: kept if there is none, or none as good. */
void vaka_ways_keep(vaka_ways *ways, const vaka_ways_one *way, const vaka_action *actions);

#endif
