/* bad/apply_wild_event.c - apply() tells an event that is not in the table.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void wild_event_apply(vaka_match *match, const vaka_action *action)
{
    bad_apply(match, action); /* what it did before must be taken back, too */
    vaka_tell(match, 4000, 0, 0, 0, 0);
}

BAD_MODULE("apply-wild-event", .apply = wild_event_apply);
