/* layout/routine.c - events that say nothing that a log needs.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/layout.h"

bool vaka_is_routine(const vaka_layout *layout, uint32_t event)
{
    for (int32_t i = 0; i < layout->routine_count; i++)
        if (layout->routines[i] == event)
            return true;
    return false;
}

void vaka_layout_routine(vaka_layout *layout, uint32_t event)
{
    if (!layout->open || layout->routine_count == VAKA_MAX_ROUTINES)
        vaka_layout_wrong(layout, "too many events of routine, or too late for one", NULL);
    else if (!vaka_layout_is_event(layout, event))
        vaka_layout_wrong(layout, "no such event of routine", NULL);
    else if (!vaka_is_routine(layout, event))
        layout->routines[layout->routine_count++] = (uint16_t)event;
}
