/* bad/layout_fails.c - layout() gives up.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static vaka_status no_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    bad_layout(layout, setup, facts);
    return VAKA_ERR_DATA;
}

BAD_MODULE("layout-fails", .layout = no_layout);
