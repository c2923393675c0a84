/* table/intake.h - what a zone takes: declared by the module, held by the host.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TABLE_INTAKE_H
#define TABLE_INTAKE_H

#include "table/position.h"

/* A zone that takes everything. */
void vaka_intake_init(vaka_zone_info *zone);

/* Every family that a zone takes must have kinds; called once when a layout is complete. */
void vaka_intake_check(vaka_layout *layout);

/* Does a zone take a piece of this kind and owner, but for how many lie there? */
static inline bool vaka_intake_fits(const vaka_layout *layout, int32_t zone, int32_t kind,
                                    int32_t owner)
{
    const vaka_zone_info *at = &layout->zones[zone];

    return (at->families >> layout->kinds[kind].family & at->owners >> (owner & 15) & 1u) != 0;
}

/* May a piece be put into a zone, as another one there? Says why not by vaka_position_break. */
bool vaka_intake_takes(vaka_position *position, const vaka_piece *piece, int32_t zone,
                       const char *call);

/* May a script do with a zone what it likes? Says why not in the same way. */
bool vaka_intake_open(vaka_position *position, int32_t zone);

/* What a zone takes, in words for people: "card of nobody, at most 3"; "anything". */
void vaka_intake_write(const vaka_layout *layout, int32_t zone, char *out, size_t room);

#endif
