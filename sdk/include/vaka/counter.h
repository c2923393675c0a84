/* vaka/counter.h - numbers that lie on the table: goods, money, points.
 *
 * SPDX-License-Identifier: MIT
 *
 * A counter is one number of the game, or one for each seat, with bounds, a title and an icon;
 * front ends show it and texts have a gap for it. It lies in the block beside the pieces: what a
 * game does not declare takes no room there.
 *
 * A counter may be secret: only its owner sees it, or nobody does. Others then read VAKA_HIDDEN,
 * and samples of what they cannot know hold another number within the bounds. Where a sum is known
 * to all (all the money there is) it is declared, and every sample keeps it. What was paid openly
 * changes a secret number by a public amount: a game that lets everybody see it says so by
 * vaka_counter_known. */
#ifndef VAKA_COUNTER_H
#define VAKA_COUNTER_H

#include "vaka/table.h"

VAKA_BEGIN

/* A total that changes in the open: what the seats have is all that is nowhere else to be seen (a
 * bank that all see pays them). Samples keep the sum as it is. */
#define VAKA_SUM_OPEN (-2)

typedef struct vaka_counter_spec {
    uint32_t size;     /* sizeof(vaka_counter_spec) */
    uint32_t per_seat; /* 1: every seat has one */
    uint32_t see;      /* VAKA_SEE_ALL (or _OPEN), VAKA_SEE_OWNER (per seat), VAKA_SEE_NOBODY */
    int32_t min, max, start; /* within 16 bits */
    int32_t total; /* secret ones: the seats' numbers add up to this at every question; VAKA_NONE:
                      that is not known; VAKA_SUM_OPEN: to what all know, though it changes */
    const char *id;
    const char *title;
    const char *icon;   /* asset key; NULL: the title is written */
    const char *fields; /* a track: labels of its fields from min on, "3|2|1"; NULL: a number */
} vaka_counter_spec;

/* Only inside layout(). Up to 64; ids are unique among counters. */
VAKA_API int32_t vaka_layout_counter(vaka_layout *layout, const vaka_counter_spec *spec);

VAKA_API int32_t vaka_counter_count(const vaka_layout *layout);
VAKA_API int32_t vaka_counter_by_id(const vaka_layout *layout, const char *id);

/* The number now; `seat` is VAKA_NONE for one of the game. What the seat that looks may not know is
 * VAKA_HIDDEN in the match that describe() and bots are given. */
VAKA_API int32_t vaka_counter(const vaka_match *match, int32_t counter, int32_t seat);

/* Sets it, or adds to it. Beyond its bounds is a wrong call: look first. */
VAKA_API void vaka_counter_set(vaka_match *match, int32_t counter, int32_t seat, int32_t value);
VAKA_API void vaka_counter_add(vaka_match *match, int32_t counter, int32_t seat, int32_t amount);

/* All know now what a secret counter is at least: samples stay at or above it until it is lowered
 * (call it again after that: what was paid openly leaves at least the rest). To say more than it is
 * is a wrong call. `least` at its bound: nothing is known. Undo stops here, whatever it says.
 * Nothing happens where all see the counter. */
VAKA_API void vaka_counter_known(vaka_match *match, int32_t counter, int32_t seat, int32_t least);

VAKA_END

#endif
