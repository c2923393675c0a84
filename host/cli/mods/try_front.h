/* cli/mods/try_front.h - the terminal for somebody who tries out a mod: no curtains, and files that
 * have been changed are noticed between two actions.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MODS_TRY_FRONT_H
#define CLI_MODS_TRY_FRONT_H

#include "front/front.h"

typedef struct vaka_try_front {
    const char *folder; /* borrowed: the mod's */
    vaka_front inner;   /* the terminal */
    uint64_t seen;      /* vaka_watch_folder when its files were read last */
    bool changed;       /* the loop ended because files have changed, not to leave */
    char held[512];     /* what was wanted then, as text: done when the loop goes on; or empty */
    int32_t held_seat;
} vaka_try_front;

/* Begins with `folder`. vaka_try_front_done ends the terminal. */
void vaka_try_front_init(vaka_try_front *front, vaka_front *out);
void vaka_try_front_done(vaka_try_front *front);

/* Notes the files as they are now: they are going to be read. */
void vaka_try_front_look(vaka_try_front *front);

#endif
