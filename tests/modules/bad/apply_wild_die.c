/* bad/apply_wild_die.c - apply() rolls a die without sides.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void wild_die_apply(vaka_match *match, const vaka_action *action)
{
    bad_apply(match, action); /* what it did before must be taken back, too */
    vaka_roll(match, 0);
}

BAD_MODULE("apply-wild-die", .apply = wild_die_apply);
