/* table/intake.c - what zones take: holding it.
 *
 * SPDX-License-Identifier: MIT */
#include "table/intake.h"
#include "layout/name.h"

#include <stdio.h>

#define ROOM 64 /* of a name in a sentence */

/* Which call it was, for the module's author; what a script called the bridge says. */
static const char *prefix(const vaka_position *position, const char *call, char out[ROOM])
{
    if (position->in_script)
        return "";
    snprintf(out, ROOM, "%s: ", call);
    return out;
}

static uint16_t owner_of(const vaka_piece *piece)
{
    return (uint16_t)(piece->owner < 0 ? VAKA_NOBODYS : VAKA_SEAT(piece->owner));
}

/* Says what does not fit, and what would. The family only: which card would have come next is no
 * business of whoever reads this. */
static void say_unfit(vaka_position *position, const vaka_piece *piece, int32_t zone,
                      const char *call)
{
    const vaka_layout *layout = position->face.layout;
    char name[ROOM], takes[ROOM * 2], owner[ROOM] = "", by[ROOM];
    uint8_t family = layout->kinds[piece->kind].family;

    vaka_zone_write(layout, zone, name, sizeof name);
    vaka_intake_write(layout, zone, takes, sizeof takes);
    if (!(layout->zones[zone].owners & owner_of(piece)))
        vaka_intake_owners(owner_of(piece), layout->setup.seats, owner, sizeof owner);
    vaka_position_break(position, "%s'%s' takes %s, not %s%s%s", prefix(position, call, by), name,
                        takes, family ? layout->families[family] : "what is of no family",
                        owner[0] ? " of " : "", owner);
}

void vaka_intake_refuse(vaka_position *position, vaka_piece piece, int32_t zone, const char *call)
{
    const vaka_layout *layout = position->face.layout;
    char name[ROOM], by[ROOM];

    if (!vaka_intake_fits(layout, zone, piece.kind, piece.owner)) {
        say_unfit(position, &piece, zone, call);
        return;
    }
    vaka_zone_write(layout, zone, name, sizeof name);
    vaka_position_break(position, "%s'%s' is full: it takes %d at most", prefix(position, call, by),
                        name, layout->zones[zone].most);
}

bool vaka_intake_open(vaka_position *position, int32_t zone)
{
    char name[ROOM];

    if (!position->face.layout->zones[zone].closed)
        return true;
    vaka_zone_write(position->face.layout, zone, name, sizeof name);
    vaka_position_break(position,
                        "scripts move nothing into or out of '%s' by themselves: only the game's "
                        "own functions do",
                        name);
    return false;
}
