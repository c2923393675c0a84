/* bad/apply_wild_zone.c - apply() moves a piece to a zone that is not there.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void wild_zone_apply(vaka_match *match, const vaka_action *action)
{
    bad_apply(match, action); /* what it did before must be taken back, too */
    vaka_piece_move(match, 0, 9999);
}

BAD_MODULE("apply-wild-zone", .apply = wild_zone_apply);
