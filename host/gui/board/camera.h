/* gui/board/camera.h - where the spaces of all boards lie in the window.
 *
 * SPDX-License-Identifier: MIT
 *
 * Flat-topped hexes of radius 1 in a plane; several boards side by side. The camera says which
 * point of the plane is in the middle of the box, and how many pixels a radius has. */
#ifndef GUI_BOARD_CAMERA_H
#define GUI_BOARD_CAMERA_H

#include "gui/draw/paint.h"
#include "layout/layout.h"

typedef struct vaka_camera {
    SDL_Rect box;                   /* of the window */
    float x, y;                     /* of the plane, in the middle of the box */
    float radius;                   /* pixels */
    float left, top, right, bottom; /* of all spaces in the plane */
    float shift[VAKA_MAX_BOARDS];   /* of each board to the right */
    bool placed;                    /* the camera was set */
    bool whole;                     /* … to all of it, and nobody has moved it since */
    SDL_Surface *ground;            /* owned: water, land and names as drawn last */
    uint64_t ground_of;             /* what it shows, as a number */
    SDL_Surface *cache;             /* owned: the same with all that lies there */
    bool stale;                     /* the cache is */
    float drawn_x, drawn_y, drawn;  /* camera and radius of the cache */
    uint32_t resting;               /* ticks when a zoom is over and is drawn finely; 0: it is */
    SDL_Surface *glow[2];           /* owned: edge of a target, of a picked space */
    float glow_radius;
    SDL_Surface *pulse; /* owned: a brighter edge (pulse.c) */
    float pulse_radius;
} vaka_camera;

/* Is a zone, which may be VAKA_NONE, a space of a board? */
static inline bool vaka_is_space(const vaka_layout *layout, int32_t zone)
{
    return zone >= 0 && zone < layout->zone_count && layout->zones[zone].type == VAKA_ZONE_SPACE;
}

/* Works out where the boards lie, once for a match. */
void vaka_camera_init(vaka_camera *camera, const vaka_layout *layout);
void vaka_camera_done(vaka_camera *camera);

/* The whole of it in the box; so large that it can be read. */
void vaka_camera_fit(vaka_camera *camera);
/* The window has given it another box: what was framed or moved stays in the middle. */
void vaka_camera_box(vaka_camera *camera, SDL_Rect box);
void vaka_camera_pan(vaka_camera *camera, float dx, float dy); /* pixels */
void vaka_camera_zoom(vaka_camera *camera, float factor, int x, int y);

/* The spaces of a set in the box, so large that pieces can be told apart. */
void vaka_camera_frame(vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones);

vaka_spot vaka_camera_spot(const vaka_camera *camera, const vaka_layout *layout, int32_t zone);
int32_t vaka_camera_zone(const vaka_camera *camera, const vaka_layout *layout, int x, int y);

/* Moves the camera so that a space can be seen; so that one of a set can, the nearest if none is in
 * sight. */
void vaka_camera_show(vaka_camera *camera, const vaka_layout *layout, int32_t zone);
void vaka_camera_seek(vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones);

/* The nearest space in a direction of the arrow keys from another one, or that one itself. */
int32_t vaka_camera_next(const vaka_camera *camera, const vaka_layout *layout, int32_t from, int dx,
                         int dy);

#endif
