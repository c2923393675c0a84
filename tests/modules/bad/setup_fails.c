/* bad/setup_fails.c - setup() gives up half-way.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static vaka_status no_setup(vaka_match *match, const vaka_setup *setup)
{
    bad_setup(match, setup);
    return VAKA_ERR_DATA;
}

BAD_MODULE("setup-fails", .setup = no_setup);
