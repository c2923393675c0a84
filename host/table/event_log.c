/* table/event_log.c - what was told, in order; and what a seat may read of it.
 *
 * SPDX-License-Identifier: MIT */
#include "table/event_log.h"

#include <stdlib.h>
#include <string.h>

#define EVENTS_MAX (1u << 20)

void vaka_event_log_done(struct vaka_event_log *log)
{
    free(log->at);
    memset(log, 0, sizeof *log);
}

void vaka_event_log_add(struct vaka_event_log *log, const vaka_event *event)
{
    if (log->count == EVENTS_MAX)
        return;
    if (log->count == log->room) {
        log->room = log->room ? log->room * 2 : 32;
        log->at = vaka_xgrow(log->at, log->room * sizeof *log->at);
    }
    log->at[log->count++] = *event;
}

bool vaka_event_for(const vaka_event *event, int32_t seat, vaka_event *out)
{
    bool inside = seat >= 0 && seat < VAKA_MAX_SEATS && (event->audience & VAKA_SEAT(seat));

    *out = *event;
    if (seat == VAKA_REFEREE || event->hidden == 0)
        return true;
    out->audience = 0; /* who else knows is not told */
    if (inside) {
        out->audience = VAKA_SEAT(seat);
        return true;
    }
    for (int i = 0; i < VAKA_TEXT_ARGS; i++)
        if (event->hidden & 1u << i)
            out->arg[i] = VAKA_HIDDEN;
    if (!(event->hidden & VAKA_EVENT_PRIVATE))
        return true;
    memset(out, 0, sizeof *out);
    return false;
}
