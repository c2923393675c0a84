/* bad/apply_full_zone.c - apply() puts more into a zone than the layout says it takes.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static vaka_status narrow_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    vaka_intake none_yet = {sizeof none_yet, VAKA_NOBODYS, 1, 0, "stone"};

    bad_layout(layout, setup, facts);
    vaka_layout_family(layout, KIND_STONE, 1, "stone");
    vaka_layout_takes(layout, ZONE_TAKEN, 1, &none_yet);
    return VAKA_OK;
}

static void full_zone_apply(vaka_match *match, const vaka_action *action)
{
    bad_apply(match, action);
    vaka_piece_move(match, match->zones[ZONE_HEAP].last, ZONE_TAKEN);
}

BAD_MODULE("apply-full-zone", .layout = narrow_layout, .apply = full_zone_apply);
