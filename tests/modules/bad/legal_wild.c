/* bad/legal_wild.c - legal() lists a verb and a number that do not exist.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void wild_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    bad_legal(match, seat, out);
    vaka_offer(out, seat, VERB_TAKE, 77, 0, 0, 0);
    vaka_offer(out, seat, 99, 0, 0, 0, 0);
}

BAD_MODULE("legal-wild", .legal = wild_legal);
