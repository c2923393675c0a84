/* bad/apply_wild_kind.c - apply() makes a piece of a kind that is not there.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void wild_kind_apply(vaka_match *match, const vaka_action *action)
{
    bad_apply(match, action); /* what it did before must be taken back, too */
    vaka_piece_become(match, 0, -7);
}

BAD_MODULE("apply-wild-kind", .apply = wild_kind_apply);
