/* bad/apply_wild_piece.c - apply() flips a piece that is not there.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void wild_piece_apply(vaka_match *match, const vaka_action *action)
{
    bad_apply(match, action); /* what it did before must be taken back, too */
    vaka_piece_flip(match, 9999, VAKA_FACE_UP);
}

BAD_MODULE("apply-wild-piece", .apply = wild_piece_apply);
