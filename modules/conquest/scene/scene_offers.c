/* scene_offers.c - what a seat that is asked may do.
 *
 * SPDX-License-Identifier: MIT */
#include "scene/scene.h"

enum { MOST_ACTIONS = 512 };

bool offers(const vaka_match *seen, int32_t seat, uint32_t verb)
{
    vaka_action list[MOST_ACTIONS];
    vaka_actions out = {list, 0, MOST_ACTIONS};

    if (!is_asked(seen, seat))
        return false;
    chapter_legal(chapters[vaka_top(seen)->step], seen, seat, &out);
    for (uint32_t i = 0; i < out.count && i < out.room; i++)
        if (list[i].verb == verb)
            return true;
    return false;
}
