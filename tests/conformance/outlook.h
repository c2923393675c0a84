/* conformance/outlook.h - everything a seat is shown of a match, to be compared.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_OUTLOOK_H
#define CONFORMANCE_OUTLOOK_H

#include "match/live.h"

typedef struct outlook {
    uint8_t must, may, finished, winners;
    uint64_t seen;  /* the redacted block */
    uint64_t view;  /* the live match's own digest of a view */
    uint64_t legal; /* list */
    uint64_t scene;
    uint64_t hints;          /* of a game in Lua, about the list */
    uint64_t told;           /* events of the last action, as the seat may read them */
    char undo[32], redo[32]; /* "offered", or the id of the refusal */
    char *screen;            /* owned; NULL: not looked at */
    char *engine;            /* the same: answers of the engine about view, phase and scene */
} outlook;

/* The live match is only looked at. `moved`: events and undo count too; `screen`: the text screen,
 * and what the engine answers. */
outlook outlook_take(vaka_live *live, int32_t seat, bool moved, bool screen);
void outlook_done(outlook *at);

/* What differs, for people ("the legal list"); NULL: nothing. */
const char *outlook_differs(const outlook *a, const outlook *b);

/* The first fields in which a seat's views of two live matches differ, on one line; may be empty.
 */
#define OUTLOOK_FIELDS 200
void outlook_fields(vaka_live *a, vaka_live *b, int32_t seat, char out[OUTLOOK_FIELDS]);

#endif
