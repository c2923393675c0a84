/* layout/moment.c - which events are great moments.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/layout.h"

bool vaka_layout_is_event(const vaka_layout *layout, uint32_t event)
{
    return event < layout->module->event_count ||
           (event >= VAKA_EVENT_DIE && event <= VAKA_EVENT_GAVE);
}

static bool is_arg(int32_t arg)
{
    return arg >= VAKA_NONE && arg < VAKA_TEXT_ARGS;
}

void vaka_layout_moment(vaka_layout *layout, uint32_t event, int32_t kind, int32_t zone)
{
    if (!layout->open || layout->moment_count == VAKA_MAX_MOMENTS)
        vaka_layout_wrong(layout, "too many great moments, or too late for one", NULL);
    else if (!vaka_layout_is_event(layout, event) || !is_arg(kind) || !is_arg(zone))
        vaka_layout_wrong(layout, "no such event, or no such number of it: a great moment", NULL);
    else if (vaka_moment_of(layout, event))
        vaka_layout_wrong(layout, "there are two great moments of one event", NULL);
    else
        layout->moments[layout->moment_count++] =
            (vaka_moment_info){(uint16_t)event, (int8_t)kind, (int8_t)zone};
}

const vaka_moment_info *vaka_moment_of(const vaka_layout *layout, uint32_t event)
{
    for (int32_t i = 0; i < layout->moment_count; i++)
        if (layout->moments[i].event == event)
            return &layout->moments[i];
    return NULL;
}

static int32_t number_at(const vaka_event *event, int32_t arg, int32_t count)
{
    int32_t number = arg >= 0 ? event->arg[arg] : VAKA_NONE;

    return number >= 0 && number < count ? number : VAKA_NONE;
}

int32_t vaka_moment_kind(const vaka_layout *layout, const vaka_event *event)
{
    const vaka_moment_info *moment = vaka_moment_of(layout, event->id);

    return moment ? number_at(event, moment->kind, layout->kind_count) : VAKA_NONE;
}

int32_t vaka_moment_zone(const vaka_layout *layout, const vaka_event *event)
{
    const vaka_moment_info *moment = vaka_moment_of(layout, event->id);

    return moment ? number_at(event, moment->zone, layout->zone_count) : VAKA_NONE;
}
