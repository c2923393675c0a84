/* cli/measure/ladder_table.h - who met whom, and what came of it: kept in a file, told in words.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MEASURE_LADDER_TABLE_H
#define CLI_MEASURE_LADDER_TABLE_H

#include "cli/measure/rating.h"

#include <jansson.h>

#define VAKA_BOT_NAME 64

typedef struct vaka_ladder {
    json_t *run; /* owned: what is played; the same for all that a file holds */
    char name[VAKA_RATED][VAKA_BOT_NAME];
    uint32_t count;
    vaka_duel duel[VAKA_RATED * VAKA_RATED]; /* of i and j, i < j: at i * VAKA_RATED + j */
    double margin;                           /* points of Elo that count */
} vaka_ladder;

/* A name that is not there yet is added; VAKA_NONE: there are too many, or it is too long. */
int32_t vaka_ladder_bot(vaka_ladder *ladder, const char *name);

/* The duel of two of them, a < b. */
vaka_duel *vaka_ladder_duel(vaka_ladder *ladder, uint32_t a, uint32_t b);

/* Reads what a file holds into a ladder that knows its run, if there is a file; bots of the file
 * come before others. Fails if it is something else, or of another run, by what it differs. */
vaka_status vaka_ladder_read(vaka_ladder *ladder, const char *path, vaka_error *err);
/* The seed of the table in a file; false: there is none. */
bool vaka_ladder_seed(const char *path, vaka_seed *seed);
vaka_status vaka_ladder_save(const vaka_ladder *ladder, const char *path, vaka_error *err);

/* Ratings, best first, and what is known of each two that met. */
void vaka_ladder_text(const vaka_ladder *ladder);
json_t *vaka_ladder_json(const vaka_ladder *ladder); /* owned by the caller */

#endif
