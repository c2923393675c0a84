/* match/live_watch.c - callbacks that are only asked must not change anything, and what is wrong
 * right after a script's frame is the script's doing.
 *
 * SPDX-License-Identifier: MIT */
#include "match/live_inside.h"

#include "table/script.h"

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
        vaka_position_reread(ground);
        meddled = true;
    }
    return meddled;
}

const char *vaka_live_trouble(const vaka_live *live)
{
    return live->trouble;
}

/* --- After a script --------------------------------------------------------------------------- */

/* A script may leave the table in a way that ends well for itself and leads nowhere: the module
 * stumbles over what lies where it never lies, or a seat must decide and has nothing to choose
 * from. The action is taken back then like one in which the script itself has failed, so that it is
 * passed over at the second try. */

/* Asks what every seat that must decide may do. */
static void look_for_dead_end(vaka_live *live)
{
    vaka_position *position = &live->position;
    uint8_t must = vaka_live_must(live);
    char trouble[sizeof live->trouble];
    uint32_t count;

    memcpy(trouble, live->trouble, sizeof trouble);
    live->fault[0] = '\0';
    for (int32_t seat = position->face.seats - 1; seat >= 0 && !position->broken; seat--) {
        if (!(must & VAKA_SEAT(seat)))
            continue;
        vaka_live_legal(live, seat, &count);
        if (live->fault[0])
            vaka_position_break(position, "%s", live->fault);
        else if (count == 0)
            vaka_position_break(position, "seat %d must decide and can do nothing", (int)seat);
    }
    if (position->broken) /* it is taken back: nothing was wrong with the match before */
        memcpy(live->trouble, trouble, sizeof trouble);
    else
        position->failed = 0; /* what could not say whether it is offered is not */
}

void vaka_live_answer_for(vaka_live *live)
{
    vaka_position *position = &live->position;
    const vaka_script_port *port = position->port;
    const vaka_content *content = position->face.layout->setup.content;

    if (position->broken && content && content->game >= 0 && !position->stirred)
        position->stirred = content->game + 1; /* nobody else can have done it */
    if (!position->stirred || position->failed || !port || !port->blame)
        return;
    if (!position->broken && !position->table->finished)
        look_for_dead_end(live);
    if (position->broken && !position->failed)
        port->blame(port->data, position, position->stirred - 1);
}
