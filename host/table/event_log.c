/* table/event_log.c - what was told, in order; and what a seat may read of it.
 *
 * SPDX-License-Identifier: MIT */
#include "table/event_log.h"
#include "table/script.h"

#include <stdlib.h>
#include <string.h>

#define EVENTS_MAX (1u << 20)

void vaka_event_log_done(struct vaka_event_log *log)
{
    free(log->at);
    free(log->turn);
    memset(log, 0, sizeof *log);
}

void vaka_event_log_add(struct vaka_event_log *log, const vaka_event *event, int16_t turn)
{
    if (log->count == EVENTS_MAX)
        return;
    if (log->count == log->room) {
        log->room = log->room ? log->room * 2 : 32;
        log->at = vaka_xgrow(log->at, log->room * sizeof *log->at);
        log->turn = vaka_xgrow(log->turn, log->room * sizeof *log->turn);
    }
    log->turn[log->count] = turn;
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

void vaka_tell_event(vaka_match *match, const vaka_event *event)
{
    vaka_position *position = vaka_position_of(match);
    vaka_event open = *event;

    if (match->layout->shown && !(event->hidden & VAKA_EVENT_PRIVATE)) {
        open.hidden = 0;
        event = &open;
    }
    if (event->id >= position->module->event_count && event->id < VAKA_EVENT_DIE)
        vaka_position_break(position, "vaka_tell: there is no event %u", event->id);
    else if (position->in_script && position->told_now++ < position->script->told)
        return; /* the script runs again: this was told before */
    else if (position->events && !position->drafting)
        vaka_event_log_add(position->events, event, position->table->turn);
}

void vaka_tell(vaka_match *match, uint32_t event, int32_t a, int32_t b, int32_t c, int32_t d)
{
    vaka_position *position = vaka_position_of(match);

    if (!vaka_fits(a, b, c, d) || event > UINT16_MAX) {
        vaka_position_break(position, "vaka_tell: event %u with numbers beyond 16 bits", event);
        return;
    }
    if (!position->events && !position->in_script && event < position->module->event_count)
        return;
    vaka_event told = {
        (uint16_t)event, 0xff, 0, {(int16_t)a, (int16_t)b, (int16_t)c, (int16_t)d, 0, 0}};
    vaka_tell_event(match, &told);
}
