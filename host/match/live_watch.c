/* match/live_watch.c - callbacks that are only asked must not change anything.
 *
 * SPDX-License-Identifier: MIT */
#include "match/live_inside.h"

#include <stdio.h>
#include <string.h>

void vaka_live_watch(vaka_live *live, const vaka_position *ground)
{
    if (!live->guarded)
        return;
    if (!live->watched)
        live->watched = vaka_xnew(live->layout->block_size);
    memcpy(live->watched, ground->block, live->layout->block_size);
}

void vaka_live_blame(vaka_live *live, const char *callback, const char *what)
{
    if (!live->fault[0])
        snprintf(live->fault, sizeof live->fault, "%s(): %s", callback, what);
    if (!live->trouble[0])
        snprintf(live->trouble, sizeof live->trouble, "%s(): %s", callback, what);
}

bool vaka_live_meddled(vaka_live *live, vaka_position *ground, const char *callback)
{
    bool meddled = ground->broken;

    live->machine = ground->broken && ground->machine;
    if (ground->broken) { /* a wrong call has done nothing to the table */
        vaka_live_blame(live, callback, ground->trouble);
        live->position.failed = ground->failed;
        if (ground != &live->position)
            ground->failed = 0;
        ground->broken = ground->machine = false;
    }
    if (live->guarded && memcmp(live->watched, ground->block, live->layout->block_size) != 0) {
        vaka_live_blame(live, callback, "changed the match, though it was only asked");
        memcpy(ground->block, live->watched, live->layout->block_size);
        meddled = true;
    }
    return meddled;
}

const char *vaka_live_trouble(const vaka_live *live)
{
    return live->trouble;
}
