/* vaka/objective.h - secret objectives that may be fulfilled at any time.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each seat holds a card that nobody else sees, and the moment that what is written on it comes
 * true something happens: it is revealed, the match ends. A game that simply looked into the hands
 * after every action would tell by what it does, and by whether undo is still offered, who holds
 * what. So the public question comes first: has any card of the deck just come true that is not
 * known to all, wherever it lies? If none has, nobody looks and undo goes on. If one has, that is a
 * look, whatever it finds: undo stops, and from then on all know that nobody held it, unless it was
 * revealed.
 *
 * Call vaka_objective_met whenever something public has changed, again and again until it gives
 * VAKA_NONE, and put every card that it gives where all see it. The cards of the deck are
 * pieces; one is held while it lies in a zone that a seat owns. */
#ifndef VAKA_OBJECTIVE_H
#define VAKA_OBJECTIVE_H

#include "vaka/table.h"

VAKA_BEGIN

typedef struct vaka_objectives {
    uint32_t size;        /* sizeof(vaka_objectives) */
    int32_t first, count; /* the kinds of the deck: numbered without a gap, 64 at most */

    /* Has what is written on cards of the kind come true? Is asked about a match in which nothing
     * is left but what all may see, so that it cannot depend on anything else. */
    bool (*fulfilled)(const vaka_match *open, int32_t kind);
} vaka_objectives;

/* The next card that is held and has come true, or VAKA_NONE. `asked` lies in the game struct, 0 at
 * first: a bit for each kind that has come true already, which is not asked about again. A game
 * that deals more of the deck later sets the bits of what may come then back to 0. */
VAKA_API int32_t vaka_objective_met(vaka_match *match, const vaka_objectives *deck,
                                    uint64_t *asked);

/* For possible(): false if somebody holds a hidden card that has come true, for then it would have
 * been revealed. */
VAKA_API bool vaka_objectives_possible(const vaka_match *match, const vaka_objectives *deck,
                                       uint64_t asked);

VAKA_END

#endif
