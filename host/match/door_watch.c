/* match/door_watch.c - callbacks that are only asked must not change anything.
 *
 * SPDX-License-Identifier: MIT */
#include "match/door_inside.h"

#include <stdio.h>
#include <string.h>

void vaka_door_watch(vaka_door *door, const vaka_position *ground)
{
    if (!door->guarded)
        return;
    if (!door->watched)
        door->watched = vaka_xnew(door->layout->block_size);
    memcpy(door->watched, ground->block, door->layout->block_size);
}

void vaka_door_blame(vaka_door *door, const char *callback, const char *what)
{
    if (!door->fault[0])
        snprintf(door->fault, sizeof door->fault, "%s(): %s", callback, what);
    if (!door->trouble[0])
        snprintf(door->trouble, sizeof door->trouble, "%s(): %s", callback, what);
}

bool vaka_door_meddled(vaka_door *door, vaka_position *ground, const char *callback)
{
    bool meddled = ground->broken;

    door->machine = ground->broken && ground->machine;
    if (ground->broken) { /* a wrong call has done nothing to the table */
        vaka_door_blame(door, callback, ground->trouble);
        door->position.failed = ground->failed;
        if (ground != &door->position)
            ground->failed = 0;
        ground->broken = ground->machine = false;
    }
    if (door->guarded && memcmp(door->watched, ground->block, door->layout->block_size) != 0) {
        vaka_door_blame(door, callback, "changed the match, though it was only asked");
        memcpy(ground->block, door->watched, door->layout->block_size);
        meddled = true;
    }
    return meddled;
}

const char *vaka_door_trouble(const vaka_door *door)
{
    return door->trouble;
}
