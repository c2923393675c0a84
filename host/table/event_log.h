/* table/event_log.h - what was told, in order; and what a seat may read of it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TABLE_EVENT_LOG_H
#define TABLE_EVENT_LOG_H

#include "layout/layout.h"

struct vaka_event_log {
    vaka_event *at; /* owned */
    int16_t *turn;  /* owned: in which each was told */
    uint32_t count, room;
};

void vaka_event_log_done(struct vaka_event_log *log);
void vaka_event_log_add(struct vaka_event_log *log, const vaka_event *event, int16_t turn);

/* The event as a seat (VAKA_SPECTATOR, VAKA_REFEREE) may read it: false if it may not know that it
 * happened at all. Hidden numbers become VAKA_HIDDEN. */
bool vaka_event_for(const vaka_event *event, int32_t seat, vaka_event *out);

#endif
