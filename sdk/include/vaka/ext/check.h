/* vaka/ext/check.h - what must always be true of a game, said by its module.
 *
 * SPDX-License-Identifier: MIT
 *
 * Optional. Tests ask for it with module->query(VAKA_EXT_CHECK): the conformance suite then looks
 * at a module's own invariants after every action of every random game, and knows how long such a
 * game may reasonably go on. Nothing of it is called when people play. */
#ifndef VAKA_EXT_CHECK_H
#define VAKA_EXT_CHECK_H

#include "vaka/table.h"

VAKA_BEGIN

#define VAKA_EXT_CHECK "vaka.check/1"

typedef struct vaka_check {
    vaka_stamp stamp;

    /* A sentence about the first invariant that does not hold in the true match ("seat 2 has 14 of
     * 12 bands"), or NULL. Static or in the match; pure. */
    const char *(*broken)(const vaka_match *match);

    /* Random players may go on for ever in games that people end. After so many actions a random
     * game is cut off (0: never), and this must say that it could still have come to an end. */
    uint32_t bound;
    bool (*could_end)(const vaka_match *match);
} vaka_check;

VAKA_END

#endif
