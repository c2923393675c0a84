/* layout/intake.h - what a zone takes: declared by the module.
 *
 * SPDX-License-Identifier: MIT */
#ifndef LAYOUT_INTAKE_H
#define LAYOUT_INTAKE_H

#include "layout/layout.h"

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

/* What a zone takes, in words for people: "card of nobody, at most 3"; "anything". */
void vaka_intake_write(const vaka_layout *layout, int32_t zone, char *out, size_t room);

/* A set of owners, in words: "seat 1 or nobody". */
void vaka_intake_owners(uint16_t owners, int32_t seats, char *out, size_t room);

#endif
