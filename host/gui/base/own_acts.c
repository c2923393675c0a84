/* gui/base/own_acts.c - what people have done themselves, and can take back.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/base/own_acts.h"

#include <string.h>

void vaka_own_note(vaka_own_acts *own, uint32_t clock, bool person)
{
    while (own->count > 0 && own->clock[own->count - 1] >= clock)
        own->count--; /* it was taken back, and something else was done instead */
    if (!person)
        return;
    if (own->count == VAKA_OWN_ACTS)
        memmove(own->clock, own->clock + 1, --own->count * sizeof *own->clock);
    own->clock[own->count++] = clock;
}

/* Of all that could be taken back. What is planned in secret is always one's own. */
static bool has_own(const vaka_own_acts *own, const vaka_view *view)
{
    uint32_t clock = vaka_live_clock(view->live);
    uint32_t most = vaka_live_stretch(view->live, view->seat);

    for (uint32_t i = 0; i < own->count; i++)
        if (own->clock[i] <= clock && clock - own->clock[i] < most)
            return true;
    return view->planned_count > 0;
}

bool vaka_own_can_undo(const vaka_own_acts *own, const vaka_view *view, vaka_refusal *why)
{
    static const vaka_refusal nothing = {
        "undo_nothing", "", VAKA_TEXT("there is nothing to take back"), {0}};

    if (!vaka_live_can_undo(view->live, view->seat, why))
        return false;
    if (has_own(own, view))
        return true;
    *why = nothing;
    return false;
}
