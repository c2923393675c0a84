/* match/door_after.c - what is wrong right after a script's frame is the script's doing.
 *
 * SPDX-License-Identifier: MIT
 *
 * A script may leave the table in a way that ends well for itself and leads nowhere: the module
 * stumbles over what lies where it never lies, or a seat must decide and has nothing to choose
 * from. The action is taken back then like one in which the script itself has failed, so that it is
 * passed over at the second try. */
#include "match/door_inside.h"

#include "table/script.h"

#include <string.h>

/* Asks what every seat that must decide may do. */
static void look_for_dead_end(vaka_door *door)
{
    vaka_position *position = &door->position;
    uint8_t must = vaka_door_must(door);
    char trouble[sizeof door->trouble];
    uint32_t count;

    memcpy(trouble, door->trouble, sizeof trouble);
    door->fault[0] = '\0';
    for (int32_t seat = position->face.seats - 1; seat >= 0 && !position->broken; seat--) {
        if (!(must & VAKA_SEAT(seat)))
            continue;
        vaka_door_legal(door, seat, &count);
        if (door->fault[0])
            vaka_position_break(position, "%s", door->fault);
        else if (count == 0)
            vaka_position_break(position, "seat %d must decide and can do nothing", (int)seat);
    }
    if (position->broken) /* it is taken back: nothing was wrong with the match before */
        memcpy(door->trouble, trouble, sizeof trouble);
}

void vaka_door_answer_for(vaka_door *door)
{
    vaka_position *position = &door->position;
    const vaka_script_port *port = position->port;

    if (!position->stirred || position->failed || !port || !port->blame)
        return;
    if (!position->broken && !position->table->finished)
        look_for_dead_end(door);
    if (position->broken && !position->failed)
        port->blame(port->data, position, position->stirred - 1);
}
