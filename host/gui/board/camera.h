/* gui/board/camera.h - where the spaces of all boards lie in the window.
 *
 * SPDX-License-Identifier: MIT
 *
 * The camera says which point of their plane is in the middle of the box, and how many pixels a
 * radius has. */
#ifndef GUI_BOARD_CAMERA_H
#define GUI_BOARD_CAMERA_H

#include "gui/board/plane.h"

typedef struct vaka_camera {
    SDL_Rect box;                   /* of the window */
    float x, y;                     /* of the plane, in the middle of the box */
    float radius;                   /* pixels */
    float left, top, right, bottom; /* of all spaces in the plane */
    vaka_plane plane;               /* where they are there */
    bool placed;                    /* the camera was set */
    bool whole;                     /* … to all of it, and nobody has moved it since */
    SDL_Surface *ground;            /* owned: water, land and names as drawn last */
    uint64_t ground_of;             /* what it shows, as a number */
    uint64_t tiles_of;              /* the same without where it is looked at from */
    SDL_Surface *map;               /* owned: the small one, as drawn last */
    uint64_t map_of;                /* tiles_of, when it was */
    SDL_Surface *cache;             /* owned: the same with all that lies there */
    bool stale;                     /* the cache is */
    float drawn_x, drawn_y, drawn;  /* camera and radius of the cache */
    uint32_t resting;               /* ticks when a zoom is over and is drawn finely; 0: it is */
    SDL_Surface *glow[3];           /* owned: edge of a target, of a picked space, of a warning */
    float glow_radius;
    SDL_Surface *pulse; /* owned: a brighter edge (pulse.c) */
    float pulse_radius;
} vaka_camera;

/* Works out where the boards lie, once for a match. */
void vaka_camera_init(vaka_camera *camera, const vaka_layout *layout);
void vaka_camera_done(vaka_camera *camera);

/* The whole of it in the box; so large that it can be read. */
void vaka_camera_fit(vaka_camera *camera);
/* What the whole of it is: the spaces of a set (`zones`, by zone; NULL: all). */
void vaka_camera_bound(vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones);
/* The window has given it another box: what was framed or moved stays in the middle. */
void vaka_camera_box(vaka_camera *camera, SDL_Rect box);
void vaka_camera_pan(vaka_camera *camera, float dx, float dy); /* pixels */
void vaka_camera_zoom(vaka_camera *camera, float factor, int x, int y);

/* The spaces and routes of a set in the box, with a radius between two: the smaller one shows what
 * is in the middle of them if not all of them have room. */
typedef struct vaka_frame_size {
    float least, most; /* pixels */
} vaka_frame_size;
#define VAKA_FRAME_NEAR ((vaka_frame_size){8, 64}) /* so large that pieces can be told apart */
void vaka_camera_frame(vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones,
                       vaka_frame_size size);
/* As it was kept from another day. */
void vaka_camera_set(vaka_camera *camera, float x, float y, float radius, bool whole);

/* The middle of a space, or of a route's curve; how far it reaches from there to its edge, a route
 * to the sides of its curve, in pixels; that curve; the part of the window that all of it is in. */
vaka_spot vaka_camera_spot(const vaka_camera *camera, const vaka_layout *layout, int32_t zone);
float vaka_camera_reach(const vaka_camera *camera, const vaka_layout *layout, int32_t zone);
void vaka_camera_curve(const vaka_camera *camera, const vaka_layout *layout, int32_t route,
                       vaka_curve *out);
SDL_Rect vaka_camera_cover(const vaka_camera *camera, const vaka_layout *layout, int32_t zone,
                           float wider);

/* What is at a point of the window: a space, else a route that leads by, else VAKA_NONE. */
int32_t vaka_camera_zone(const vaka_camera *camera, const vaka_layout *layout, int x, int y);

/* Moves the camera so that a space can be seen; so that one of a set can, the nearest if none is in
 * sight. */
void vaka_camera_show(vaka_camera *camera, const vaka_layout *layout, int32_t zone);
void vaka_camera_seek(vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones);

/* … so that all of a set can, if there is room for them at once; else as before. */
void vaka_camera_gather(vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones);
/* Is there room for them at once? false also where there are none. */
bool vaka_camera_fits(const vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones);

/* The nearest of a set of zones (NULL: of all spaces) in a direction of the arrow keys from another
 * one, or that one itself. */
int32_t vaka_camera_next(const vaka_camera *camera, const vaka_layout *layout, int32_t from,
                         SDL_Point way, const uint8_t *zones);

#endif
