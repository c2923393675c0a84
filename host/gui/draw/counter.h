/* gui/draw/counter.h - pieces and cards: what lies together, and how one looks.
 *
 * SPDX-License-Identifier: MIT
 *
 * A seat's things have its colour, its pattern and its outline, so that no meaning hangs on colour
 * alone. What the seat may not know is drawn from the kind of its back and nothing else. */
#ifndef GUI_DRAW_COUNTER_H
#define GUI_DRAW_COUNTER_H

#include "front/view.h"
#include "gui/draw/fonts.h"
#include "gui/draw/paint.h"

/* Pieces that look alike to the seat. */
typedef struct vaka_pile {
    int32_t owner, kind, count;
    bool known; /* false: only the back is seen */
    bool down;  /* known to the seat, but face down for others */
    vaka_posture posture;
    int32_t part; /* of a tile, on which they stand, from 1; 0: on none */
    bool ghost;   /* only planned: drawn paler */
    int32_t sign; /* row of the tray, from 1, for what is planned and is no piece: it has no kind
                     and is drawn by vaka_ghost_draw; 0: pieces */
} vaka_pile;

/* Do the pieces of two piles look alike? */
bool vaka_piles_alike(const vaka_pile *a, const vaka_pile *b);

/* The piles of a zone, sorted by owner and kind; owned by the caller. */
vaka_pile *vaka_piles_of(const vaka_view *view, int32_t zone, int32_t *count);

typedef struct vaka_counters vaka_counters; /* pictures of pieces, kept by size */

vaka_counters *vaka_counters_new(void);
void vaka_counters_free(vaka_counters *counters);
void vaka_counters_forget(vaka_counters *counters); /* another game, another theme */
/* In what their titles are read from now on; borrowed. */
void vaka_counters_names(vaka_counters *counters, const vaka_names *names);

/* Draws one of a pile on the canvas of a look, whose counters keep its picture. */
void vaka_counter_draw(const vaka_gui_look *look, const vaka_layout *layout, const vaka_pile *pile,
                       SDL_Rect box);

/* How wide a piece of a kind is when it is so high. */
int vaka_counter_wide(const vaka_layout *layout, int32_t kind, int high);

/* Draws a whole pile: some on top of one another, with a number from two on, which grows with the
 * size of text. */
void vaka_pile_draw(const vaka_gui_look *look, const vaka_layout *layout, const vaka_pile *pile,
                    SDL_Rect box);
/* How many lie in a box, on the corner of what is `wide` there; one alone has no number. */
void vaka_pile_number(const vaka_gui_look *look, int wide, SDL_Rect box, int32_t number);

/* How far a pile is turned, in degrees counter-clockwise; its mark, if it has one, as a small sign
 * in a box: the first letter of its word. */
float vaka_pile_turn(const vaka_layout *layout, const vaka_pile *pile);
void vaka_pile_mark(const vaka_gui_look *look, const vaka_layout *layout, const vaka_pile *pile,
                    SDL_Rect box);

/* The colour of a tile of a kind: of land that is known, or fog. */
vaka_ink vaka_counter_tile(const vaka_theme *theme, const vaka_layout *layout, int32_t kind,
                           bool known);

#endif
