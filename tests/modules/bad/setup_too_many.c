/* bad/setup_too_many.c - setup() makes more pieces than layout() announced.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static vaka_status rich_setup(vaka_match *match, const vaka_setup *setup)
{
    vaka_piece_new(match, KIND_STONE, VAKA_NONE, ZONE_HEAP);
    return bad_setup(match, setup);
}

BAD_MODULE("setup-too-many", .setup = rich_setup);
