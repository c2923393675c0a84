/* conformance/check_ways.c - where pieces can be brought tells nothing of what is hidden.
 *
 * SPDX-License-Identifier: MIT */
#include "game.h"
#include "play/ways.h"

#include <string.h>

#define ONE_IN 48u /* pairs of positions: to look ahead takes many copies */

static bool are_alike(const vaka_ways *a, const vaka_ways *b)
{
    for (uint32_t i = 0; i < a->count && a->count == b->count; i++) {
        const vaka_ways_one *one = &a->at[i], *other = &b->at[i];

        if (one->to != other->to || one->count != other->count || one->open != other->open ||
            memcmp(vaka_ways_list(a, one), vaka_ways_list(b, other),
                   one->count * sizeof(vaka_action)) != 0)
            return false;
    }
    return a->count == b->count;
}

/* A space where the seat has something, from a random one on; VAKA_NONE: there is none. */
static int32_t own_space(game *at, const vaka_match *match, int32_t seat)
{
    int32_t zones = match->layout->zone_count;
    int32_t first = (int32_t)game_roll(at, (uint32_t)zones);

    for (int32_t i = 0; i < zones; i++) {
        int32_t zone = (first + i) % zones;

        if (vaka_layout_is_space(match->layout, zone) &&
            vaka_count(match, zone, seat, VAKA_NONE) > 0)
            return zone;
    }
    return VAKA_NONE;
}

bool check_ways(game *at, int32_t viewer)
{
    vaka_ways a, b;

    if (viewer < 0 || game_roll(at, ONE_IN) != 0 || vaka_live_must(at->truth) != VAKA_SEAT(viewer))
        return true;
    vaka_ways_wish wish = {.seat = viewer};
    wish.from = own_space(at, &vaka_live_position(at->truth)->face, viewer);
    if (wish.from == VAKA_NONE)
        return true;
    vaka_ways_walk(at->truth, &wish, &a);
    vaka_ways_walk(at->sample, &wish, &b);
    bool alike = are_alike(&a, &b);
    vaka_ways_done(&a);
    vaka_ways_done(&b);
    if (alike)
        return true;
    return finding_set(&at->found, "ways",
                       "where seat %d can bring its pieces from zone %d tells something that it "
                       "may not know: an action must call vaka_learned whichever way it goes",
                       (int)viewer, (int)wish.from);
}
