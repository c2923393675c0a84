/* table/redraw.h - chance that a seat did not see, given anew to a script that runs again.
 *
 * SPDX-License-Identifier: MIT
 *
 * A script that asks runs again from its keyframe with the results of chance it had. For a sample
 * that is too much: what was drawn unseen by a seat must be another thing there. So the script runs
 * twice: once to see which draw was of which piece, and once with only those results that the seat
 * has seen. What it will see drawn stays in its zone until then. */
#ifndef TABLE_REDRAW_H
#define TABLE_REDRAW_H

#include "table/script.h"

typedef struct vaka_redraw_result {
    uint8_t type;  /* VAKA_CHANCE_… */
    bool seen;     /* by the seat: it comes again */
    int16_t zone;  /* of a draw, as piece */
    int16_t piece; /* that was drawn */
    int16_t value;
} vaka_redraw_result;

typedef struct vaka_redraw {
    int32_t seat;
    bool anew;    /* false: the script has what it had, and `came` is filled */
    bool draws;   /* unseen draws come anew */
    bool numbers; /* and hidden numbers */
    uint32_t count;
    vaka_redraw_result came[VAKA_MAX_KEPT_CHANCE];
} vaka_redraw;

/* While a script runs to be watched: a result came, of a piece or of none. */
void vaka_redraw_note(const vaka_position *position, uint32_t type, int32_t zone, int32_t piece,
                      int32_t value);

/* It has come to its question: draws of pieces that the seat knows there were seen, too. */
void vaka_redraw_settle(vaka_redraw *redraw, const vaka_position *position);

/* Is there a draw that the seat has not seen? */
bool vaka_redraw_unseen(const vaka_redraw *redraw);

/* Does the next result, of this type and zone, come anew? It does, too, where the script has gone
 * another way than it did. */
bool vaka_redraw_is_anew(const vaka_position *position, uint32_t type, int32_t zone);

/* A piece is about to be drawn anew: lets it be one that need not stay for a draw to come, with the
 * chance of each. `below` gives a number below n. */
void vaka_redraw_choose(vaka_position *position, int32_t zone, int32_t piece,
                        uint32_t (*below)(vaka_position *, uint32_t));

#endif
