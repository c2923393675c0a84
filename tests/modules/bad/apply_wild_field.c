/* bad/apply_wild_field.c - apply() writes to a fifth field of a piece.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void wild_field_apply(vaka_match *match, const vaka_action *action)
{
    bad_apply(match, action); /* what it did before must be taken back, too */
    vaka_piece_set(match, 0, VAKA_FIELDS, 1);
}

BAD_MODULE("apply-wild-field", .apply = wild_field_apply);
