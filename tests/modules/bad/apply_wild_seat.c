/* bad/apply_wild_seat.c - apply() gives points to a seat that is not there.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void wild_seat_apply(vaka_match *match, const vaka_action *action)
{
    bad_apply(match, action); /* what it did before must be taken back, too */
    vaka_score_set(match, 200, 1);
}

BAD_MODULE("apply-wild-seat", .apply = wild_seat_apply);
