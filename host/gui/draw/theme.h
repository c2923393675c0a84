/* gui/draw/theme.h - colours by what they are for, light and dark.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_DRAW_THEME_H
#define GUI_DRAW_THEME_H

#include "vaka/abi.h"

typedef uint32_t vaka_ink; /* 0xAARRGGBB */

typedef struct vaka_theme {
    vaka_ink deep, mid, shallow, pale; /* water, from the edge of the table to the shore */
    vaka_ink fog, fog_line;            /* what nobody has seen yet */
    vaka_ink sand, leaf, coral, stone; /* land */
    vaka_ink paper, raised, edge;      /* panels, things that lie on them, their outlines */
    vaka_ink ink, faint;               /* text */
    vaka_ink accent, on_accent;        /* focus and legal targets; text on it */
    vaka_ink good, warn, refuse;
    vaka_ink shade; /* laid over what is behind a menu */
} vaka_theme;

const vaka_theme *vaka_theme_of(bool dark);

/* Palettes of seats: the usual one, one of strong contrast, and one whose colours stay apart under
 * the three common sorts of colour blindness. One is in use in the whole window. */
#define VAKA_PALETTES 3
void vaka_theme_palette(int palette);

/* Which style (colour, pattern and outline together) each seat has; NULL: each the one of its own
 * number. A style that two seats share is the later one's no more. */
void vaka_theme_styles(const uint8_t style[VAKA_MAX_SEATS]);
int32_t vaka_theme_style(int32_t seat); /* VAKA_NONE for nobody */

/* The colour of a seat; of nobody's things for VAKA_NONE. */
vaka_ink vaka_theme_seat(int32_t seat);

/* The colour of a tone of scene.h; plain ones get `plain`. */
vaka_ink vaka_theme_tone(const vaka_theme *theme, uint32_t tone, vaka_ink plain);

/* `percent` of `b` mixed into `a`; the same colour with another alpha; black or white, whichever is
 * easier to read on it. */
vaka_ink vaka_ink_mix(vaka_ink a, vaka_ink b, uint32_t percent);
vaka_ink vaka_ink_alpha(vaka_ink ink, uint32_t alpha);
vaka_ink vaka_ink_on(vaka_ink ground);

#endif
