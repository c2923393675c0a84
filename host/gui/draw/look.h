/* gui/draw/look.h - how the window looks just now: what is drawn on, and with what.
 *
 * SPDX-License-Identifier: MIT
 *
 * Whoever draws anything needs a look and nothing else: surface, fonts, drawings, colours, and the
 * size of text with which everything around it grows. */
#ifndef GUI_DRAW_LOOK_H
#define GUI_DRAW_LOOK_H

#include "gui/draw/art.h"
#include "gui/draw/counter.h"
#include "gui/draw/fonts.h"
#include "gui/draw/theme.h"

struct vaka_gui_look {
    SDL_Surface *canvas;     /* what is drawn on; borrowed */
    vaka_fonts *fonts;       /* owned by the window, like the next two */
    vaka_counters *counters; /* pictures of pieces */
    vaka_art *art;           /* drawings */
    const vaka_theme *theme;
    bool dark;
    int percent;                   /* size of text and everything around it */
    int wanted, fitted;            /* vaka_look_fit: what was set, and what came of it */
    int palette;                   /* row of vaka_theme's palettes */
    uint8_t style[VAKA_MAX_SEATS]; /* colour, pattern and outline of each seat */
    uint32_t version;              /* another one when colours or sizes have changed */
};

/* A length that grows with the text. */
static inline int vaka_look_px(const vaka_gui_look *look, int length)
{
    return length * look->percent / 100;
}

/* Is the window low for what is written in it? Then what lies below a board leaves that more room.
 */
#define VAKA_LOOK_LOW 640
static inline bool vaka_look_is_low(const vaka_gui_look *look)
{
    return look->canvas->h < vaka_look_px(look, VAKA_LOOK_LOW);
}

/* The usual settings of text. */
vaka_type vaka_look_body(const vaka_gui_look *look);
vaka_type vaka_look_bold(const vaka_gui_look *look);
vaka_type vaka_look_small(const vaka_gui_look *look);
vaka_type vaka_look_head(const vaka_gui_look *look);                   /* above a part */
vaka_type vaka_look_name(const vaka_gui_look *look, const char *name); /* the same for a name */
vaka_type vaka_look_title(const vaka_gui_look *look);                  /* of a whole screen */
vaka_type vaka_look_named_title(const vaka_gui_look *look, const char *title); /* with a name */

/* Turns light or dark: drawings that were kept are forgotten. */
void vaka_look_theme(vaka_gui_look *look, bool dark);

/* Another size of text, from 80 % to the most. */
#define VAKA_LOOK_MOST 300
void vaka_look_percent(vaka_gui_look *look, int percent);

/* At most so large all parts around a board have room in a window. */
int vaka_look_roomy(int wide, int high);

/* What was set is shown at most so large from now on. Whoever sets another size sets what is
 * wanted.
 */
void vaka_look_fit(vaka_gui_look *look, int most);

/* The size that was set last, however large it is shown. */
static inline int vaka_look_wanted(const vaka_gui_look *look)
{
    return look->percent == look->fitted ? look->wanted : look->percent;
}

/* Palette or styles of seats have changed: the theme's rows follow. */
void vaka_look_seats(vaka_gui_look *look);

/* ornament.c: what screens without a board lie on, calm water with the lines of a chart; a compass.
 */
void vaka_backdrop_draw(const vaka_gui_look *look);
void vaka_ornament_draw(const vaka_gui_look *look, vaka_spot centre, float radius);

/* motif.c: a seat's colour, pattern and outline. */
void vaka_seat_sign(const vaka_gui_look *look, int32_t seat, int x, int y, int size);

#endif
