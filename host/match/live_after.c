/* match/live_after.c - what is wrong right after a script's frame is the script's doing.
 *
 * SPDX-License-Identifier: MIT
 *
 * A script may leave the table in a way that ends well for itself and leads nowhere: the module
 * stumbles over what lies where it never lies, or a seat must decide and has nothing to choose
 * from. The action is taken back then like one in which the script itself has failed, so that it is
 * passed over at the second try. */
#include "match/live_inside.h"

#include "table/script.h"

#include <string.h>

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
}

void vaka_live_answer_for(vaka_live *live)
{
    vaka_position *position = &live->position;
    const vaka_script_port *port = position->port;

    if (!position->stirred || position->failed || !port || !port->blame)
        return;
    if (!position->broken && !position->table->finished)
        look_for_dead_end(live);
    if (position->broken && !position->failed)
        port->blame(port->data, position, position->stirred - 1);
}
