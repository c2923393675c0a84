/* gui/board/chart.h - where the spaces of all boards lie in the window.
 *
 * SPDX-License-Identifier: MIT
 *
 * Flat-topped hexes of radius 1 in a plane; several boards side by side. The camera says which
 * point of the plane is in the middle of the box, and how many pixels a radius has. */
#ifndef GUI_BOARD_CHART_H
#define GUI_BOARD_CHART_H

#include "gui/draw/paint.h"
#include "table/layout.h"

typedef struct vaka_chart {
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
    SDL_Surface *breath; /* owned: a brighter edge (breath.h) */
    float breath_radius;
} vaka_chart;

/* Works out where the boards lie, once for a match. */
void vaka_chart_init(vaka_chart *chart, const vaka_layout *layout);
void vaka_chart_done(vaka_chart *chart);

/* The whole of it in the box; so large that it can be read. */
void vaka_chart_fit(vaka_chart *chart);
/* The window has given it another box: what was framed or moved stays in the middle. */
void vaka_chart_box(vaka_chart *chart, SDL_Rect box);
void vaka_chart_pan(vaka_chart *chart, float dx, float dy); /* pixels */
void vaka_chart_zoom(vaka_chart *chart, float factor, int x, int y);

/* The spaces of a set in the box, so large that pieces can be told apart. */
void vaka_chart_frame(vaka_chart *chart, const vaka_layout *layout, const uint8_t *zones);

vaka_spot vaka_chart_spot(const vaka_chart *chart, const vaka_layout *layout, int32_t zone);
int32_t vaka_chart_zone(const vaka_chart *chart, const vaka_layout *layout, int x, int y);
void vaka_chart_hex(vaka_spot centre, float radius, vaka_spot out[6]);

/* Moves the camera so that a space can be seen; so that one of a set can, the nearest if none is in
 * sight. */
void vaka_chart_show(vaka_chart *chart, const vaka_layout *layout, int32_t zone);
void vaka_chart_seek(vaka_chart *chart, const vaka_layout *layout, const uint8_t *zones);

/* The nearest space in a direction of the arrow keys from another one, or that one itself. */
int32_t vaka_chart_next(const vaka_chart *chart, const vaka_layout *layout, int32_t from, int dx,
                        int dy);

#endif
