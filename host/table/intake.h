/* table/intake.h - what a zone takes: held by the host.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TABLE_INTAKE_H
#define TABLE_INTAKE_H

#include "layout/intake.h"
#include "table/position.h"

/* Says by vaka_position_break why a piece may not be put into a zone. */
void vaka_intake_refuse(vaka_position *position, vaka_piece piece, int32_t zone, const char *call);

/* May a piece be put into a zone, as another one there? Says why not. */
static inline bool vaka_intake_takes(vaka_position *position, vaka_piece piece, int32_t zone,
                                     const char *call)
{
    const vaka_layout *layout = position->face.layout;

    if (vaka_intake_fits(layout, zone, piece.kind, piece.owner) &&
        (piece.zone == zone || position->zones[zone].count < layout->zones[zone].most))
        return true;
    vaka_intake_refuse(position, piece, zone, call);
    return false;
}

/* May a script do with a zone what it likes? Says why not in the same way. */
bool vaka_intake_open(vaka_position *position, int32_t zone);

#endif
