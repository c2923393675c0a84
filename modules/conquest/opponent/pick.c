/* pick.c - ties among what the solitaire opponent could choose (S1).
 *
 * SPDX-License-Identifier: MIT */
#include "opponent/opponent.h"

int32_t pick_by_die(vaka_match *match, const int16_t *among, int32_t count)
{
    if (count < 2)
        return count ? among[0] : VAKA_NONE;
    vaka_tell(match, EVENT_RIVAL_TIE, count, 0, 0, 0);
    return among[vaka_roll(match, count) - 1];
}
