/* bad/layout_zone_twice.c - two zones of one id.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static vaka_status twin_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    bad_zone(layout, "heap");
    return bad_layout(layout, setup, facts);
}

BAD_MODULE("layout-zone-twice", .layout = twin_layout);
