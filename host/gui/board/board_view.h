/* gui/board/board_view.h - the boards as a picture: spaces, what lies there, overlays.
 *
 * SPDX-License-Identifier: MIT
 *
 * Three layers, each kept until what it shows changes: the ground (water, land), what lies on it
 * (overlays, targets, names, pieces), and on top what follows the pointer and the clock (rings,
 * fans, pieces under way, dice, the card about a space). The last one is put on the window's
 * pixels, and only where something of it was or is. */
#ifndef GUI_BOARD_BOARD_VIEW_H
#define GUI_BOARD_BOARD_VIEW_H

#include "gui/board/board.h"

typedef struct vaka_sheet { /* what the picture is drawn with */
    vaka_board *board;
    const vaka_view *view;
    SDL_Surface *on;
    vaka_gui_look look; /* that of the board, but with `on` as its canvas */
    vaka_camera camera; /* a copy whose box begins at 0, 0 */
} vaka_sheet;

/* board_view.c */
vaka_sheet vaka_sheet_of(vaka_board *board, SDL_Surface *on);
bool vaka_sheet_in_sight(const vaka_sheet *sheet, vaka_spot at);

/* A height of writing on the board, grown with the size of text as far as a part of the radius
 * allows. */
int vaka_sheet_px(const vaka_sheet *sheet, int px, float most);

/* Draws every space in sight. */
typedef void (*vaka_sheet_draw)(const vaka_sheet *sheet, int32_t zone, vaka_spot at);
void vaka_sheet_each(const vaka_sheet *sheet, vaka_sheet_draw draw);

/* The overlay of a type behind number `after` of the scene (-1: the first), for a zone (VAKA_NONE:
 * of any); its number, or -1. (overlays_view.c) */
int32_t vaka_overlay_next(const vaka_scene *scene, uint32_t type, int32_t zone, int32_t after);

/* ground_view.c: draws camera->ground anew if it shows something else by now; the names of spaces.
 */
void vaka_ground_draw(vaka_board *board);
void vaka_ground_names(const vaka_sheet *sheet, int32_t zone, vaka_spot at);

/* overlays_view.c: tints lie under the pieces; links and paths too; slots and signs above them. */
void vaka_overlays_under(const vaka_sheet *sheet);
void vaka_overlays_over(const vaka_sheet *sheet);
/* sign_view.c: badges, as signs where there is a drawing, else as words. */
void vaka_signs_draw(const vaka_sheet *sheet);

/* pieces_view.c: the pieces of a space, side by side; where the pile of a kind lies. */
void vaka_pieces_draw(const vaka_sheet *sheet, int32_t zone, vaka_spot at);

/* fan_view.c: the pieces of a space, one by one, in a ring about it. Returns what it covers. */
SDL_Rect vaka_fan_box(vaka_board *board, int32_t zone);
void vaka_fan_draw(vaka_board *board, int32_t zone);

/* pulse.c: what can be pressed has changed, and pulses from now on; ms until the next picture of
 * it, negative if none is to come; the time has come; draws it; the part of the window it needs for
 * a zone, false: none. */
void vaka_pulse_begin(vaka_board *board, uint32_t now);
int vaka_pulse_due(const vaka_board *board);
void vaka_pulse_tick(vaka_board *board, uint32_t now);
void vaka_pulse_draw(vaka_board *board);
bool vaka_pulse_box(const vaka_board *board, int32_t zone, SDL_Rect *box);

/* top_view.c: what follows the pointer and the clock. */
void vaka_top_draw(vaka_board *board);

/* card_view.c: the card under the pointer, or that the keyboard has come to, large; false: there is
 * none. */
bool vaka_card_draw(vaka_board *board);

/* place_view.c: where the card about the space that is pointed at lies; false: there is none. */
bool vaka_place_box(vaka_board *board, SDL_Rect *box);

#endif
