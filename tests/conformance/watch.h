/* conformance/watch.h - a module with every call of it watched.
 *
 * SPDX-License-Identifier: MIT
 *
 * The host plays with the watch's face instead of the module. Before each call the stack below is
 * filled with a byte, so that whatever the module reads without having written it differs from one
 * watch to the next; and a call that only asks (legal, why_not, describe, possible) is held to its
 * promise to change nothing.
 *
 * With VAKA_PLANTED the host forgets what an action did beside its changes, chance and looks: what
 * the checks have to see without asking it. */
#ifndef CONFORMANCE_WATCH_H
#define CONFORMANCE_WATCH_H

#include "finding.h"
#include "vaka/module.h"

typedef struct watch {
    vaka_module face;        /* first: what the host calls */
    const vaka_module *real; /* borrowed */
    uint8_t fill;            /* what the stack holds before each call */
    bool forgets;            /* planted: the host's marks */
    uint64_t refusals_asked; /* calls of why_not so far */
    uint8_t *before;         /* owned: the block before a call that only asks */
    finding found;           /* the first broken promise */
} watch;

void watch_init(watch *at, const vaka_module *real, uint8_t fill);
void watch_done(watch *at);

#endif
