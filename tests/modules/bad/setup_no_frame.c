/* bad/setup_no_frame.c - setup() leaves the agenda empty.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static vaka_status idle_setup(vaka_match *match, const vaka_setup *setup)
{
    (void)setup;
    vaka_piece_new(match, KIND_STONE, VAKA_NONE, ZONE_HEAP);
    return VAKA_OK;
}

BAD_MODULE("setup-no-frame", .setup = idle_setup);
