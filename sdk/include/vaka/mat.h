/* vaka/mat.h - mats: pictures with places on which zones and counters lie.
 *
 * SPDX-License-Identifier: MIT
 *
 * A central board with a dozen fields, or a board before each player: a mat is a sheet of paper of
 * some proportions, with a picture if it has one, and with places. What is placed on a mat is shown
 * there: the window has common mats beside the board, one's own below it, and the others' as small
 * signs that open; the terminal tells them mat by mat. A mat says where things are shown and
 * nothing else: what lies in a zone, and who sees it, is the zone's (layout.h), and a mat takes no
 * room in the block. */
#ifndef VAKA_MAT_H
#define VAKA_MAT_H

#include "vaka/abi.h"

VAKA_BEGIN

typedef struct vaka_mat_spec {
    uint32_t size; /* sizeof(vaka_mat_spec) */
    int32_t owner; /* the seat before which it lies; VAKA_NONE: it is everybody's */
    int32_t w, h;  /* 1 to 10,000: its places are measured in the same units */
    const char *id;
    const char *title;
    const char *art; /* asset key; NULL: plain paper */
} vaka_mat_spec;

/* What lies on a place. */
#define VAKA_PLACE_ZONE 0u    /* a zone that is on no board; at most one place is its */
#define VAKA_PLACE_COUNTER 1u /* a counter: the number of the mat's owner, or of all seats */

/* Places of a mat may share a box, all four numbers alike: the first of them that holds something
 * is shown there, else the first. So zones that are never full together need the room of one. */
typedef struct vaka_place_spec {
    uint32_t size;  /* sizeof(vaka_place_spec) */
    int32_t mat;    /* made before */
    uint32_t what;  /* VAKA_PLACE_… */
    int32_t number; /* of the zone or counter, made before */
    int32_t x, y;   /* its upper left corner, from that of the mat */
    int32_t w, h;
} vaka_place_spec;

/* Only inside layout(). Up to 24 mats with 192 places; numbered from 0, ids are unique among mats.
 */
VAKA_API int32_t vaka_layout_mat(vaka_layout *layout, const vaka_mat_spec *spec);
VAKA_API void vaka_layout_place(vaka_layout *layout, const vaka_place_spec *spec);

VAKA_API int32_t vaka_mat_by_id(const vaka_layout *layout, const char *id);

VAKA_END

#endif
