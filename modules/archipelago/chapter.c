/* chapter.c - an offer that several chapters make.
 *
 * SPDX-License-Identifier: MIT */
#include "chapter.h"

void offer_others(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    for (int32_t other = 0; other < match->seats; other++)
        vaka_consider(match, seat, rule, out, other, 0, 0);
}
