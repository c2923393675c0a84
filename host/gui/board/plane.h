/* gui/board/plane.h - where spaces and routes of all boards lie in a plane.
 *
 * SPDX-License-Identifier: MIT
 *
 * Flat-topped hexes of radius 1, or spots of about that radius; several boards side by side, those
 * of spots centred about the row in the middle of the others. */
#ifndef GUI_BOARD_PLANE_H
#define GUI_BOARD_PLANE_H

#include "gui/board/curve.h"
#include "layout/layout.h"

#define VAKA_HALF_ROW 0.8660254f /* half the height of a hex of radius 1 */

typedef struct vaka_plane {       /* of each board: */
    float shift[VAKA_MAX_BOARDS]; /* to the right */
    float lift[VAKA_MAX_BOARDS];  /* of spots: downwards */
    float scale[VAKA_MAX_BOARDS]; /* of its coordinates; 0: it is of hexes */
    float usual[VAKA_MAX_BOARDS]; /* radius of its spots of which none was said */
} vaka_plane;

typedef struct vaka_bounds {
    float left, top, right, bottom;
} vaka_bounds;

/* Is a zone, which may be VAKA_NONE, a space of a board? A space that is no hex? */
static inline bool vaka_is_space(const vaka_layout *layout, int32_t zone)
{
    return vaka_layout_is_space(layout, zone);
}
static inline bool vaka_is_spot(const vaka_layout *layout, int32_t zone)
{
    return vaka_is_space(layout, zone) && layout->boards[layout->zones[zone].board].spots;
}
/* … a space or a route: anything that has a place on a board? */
static inline bool vaka_on_board(const vaka_layout *layout, int32_t zone)
{
    return vaka_is_space(layout, zone) || vaka_layout_is_route(layout, zone);
}

/* Works it out, once for a match. */
void vaka_plane_init(vaka_plane *plane, const vaka_layout *layout);

/* The middle of a space or of a route's curve; that curve; how far a space reaches from its middle.
 */
vaka_spot vaka_plane_spot(const vaka_plane *plane, const vaka_layout *layout, int32_t zone);
void vaka_plane_curve(const vaka_plane *plane, const vaka_layout *layout, int32_t route,
                      vaka_curve *out);
float vaka_plane_extent(const vaka_plane *plane, const vaka_layout *layout, int32_t space);

/* What all spaces and routes need, or those of a set (else NULL), each of which takes so many times
 * its extent from its middle. Nothing at all: the left is right of the right. */
vaka_bounds vaka_plane_bounds(const vaka_plane *plane, const vaka_layout *layout,
                              const uint8_t *zones, vaka_spot reach);

#endif
