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

/* sheet.c */
vaka_sheet vaka_sheet_of(vaka_board *board, SDL_Surface *on);
bool vaka_sheet_in_sight(const vaka_sheet *sheet, int32_t zone);

/* The radius by which what lies on a space is measured, in pixels: that of a hex; a spot may be too
 * small or too large for that. */
float vaka_sheet_radius(const vaka_sheet *sheet, int32_t zone);

/* A height of writing on the board, grown with the size of text as far as a part of the radius
 * allows. */
int vaka_sheet_px(const vaka_sheet *sheet, int px, float most);

/* Draws every space in sight; every route. */
typedef void (*vaka_sheet_draw)(const vaka_sheet *sheet, int32_t zone, vaka_spot at);
void vaka_sheet_each(const vaka_sheet *sheet, vaka_sheet_draw draw);
void vaka_sheet_routes(const vaka_sheet *sheet, vaka_sheet_draw draw);

typedef struct vaka_pen { /* where and how outlines are drawn */
    SDL_Surface *on;
    const vaka_camera *camera;
    const vaka_layout *layout;
} vaka_pen;

static inline vaka_pen vaka_sheet_pen(const vaka_sheet *sheet)
{
    return (vaka_pen){sheet->on, &sheet->camera, sheet->view->layout};
}

/* marks.c: the outline of a space or route, `part` of its size, as a line or filled; and as
 * something that can be pressed, of a spot or a route. */
void vaka_mark_line(const vaka_pen *pen, int32_t zone, float part, float width, vaka_ink ink);
void vaka_mark_fill(const vaka_pen *pen, int32_t zone, float part, vaka_ink ink);
void vaka_mark_glow(const vaka_pen *pen, int32_t zone, vaka_ink accent, bool picked);

/* The overlay of a type behind number `after` of the scene (-1: the first), for a zone (VAKA_NONE:
 * of any); its number, or -1. (overlays_view.c) */
int32_t vaka_overlay_next(const vaka_scene *scene, uint32_t type, int32_t zone, int32_t after);

/* ground_view.c: draws camera->ground anew if it shows something else by now; the names of spaces.
 */
void vaka_ground_draw(vaka_board *board);
void vaka_ground_names(const vaka_sheet *sheet, int32_t zone, vaka_spot at);
/* Where pieces may begin so that the name of their space can be read; far above if it has none. */
float vaka_ground_below(const vaka_sheet *sheet, int32_t zone);

/* The ground of every space, without names and edges. */
void vaka_ground_each(const vaka_sheet *sheet);

/* minimap_view.c: draws the small map on the picture of the board, where there is one. */
void vaka_minimap_draw(vaka_board *board, SDL_Surface *on);
void vaka_minimap_settle(vaka_board *board); /* from now on it lies where it does now */

/* overlays_view.c: ground that is not ready yet: its outline, and what is within. */
#define VAKA_SLOT_EDGE 0xfff0c07au
#define VAKA_SLOT_EARTH 0xff8a5a28u

/* Light letters with a dark rim, which can be read on water and on land, in the middle of a box. */
void vaka_ground_line(const vaka_sheet *sheet, vaka_type type, SDL_Rect box, const char *text);
/* Where a name is best broken in two: at the blank nearest to its middle. NULL: nowhere. */
const char *vaka_ground_blank(const char *text);
/* The tile that lies on top of a space, as a pile of one; false: none does. */
bool vaka_ground_tile(const vaka_view *view, int32_t zone, vaka_pile *out);
/* What is written into a space, "" for nothing; `out` has VAKA_VIEW_NAME bytes. */
const char *vaka_ground_name(const vaka_view *view, int32_t zone, char *out);

/* spots_view.c: a spot without a drawing of the game's ground: with its own, or a small island. */
void vaka_spot_draw(const vaka_sheet *sheet, int32_t zone, vaka_spot at);
/* routes_view.c: the line of a route; the pieces on it. */
void vaka_route_draw(const vaka_sheet *sheet, int32_t zone, vaka_spot at);
void vaka_route_pieces(const vaka_sheet *sheet, int32_t zone, vaka_spot at);
/* spot_names.c: the names of all spots, each where it hides least. */
void vaka_spot_names(const vaka_sheet *sheet);

/* overlays_view.c: tints lie under the pieces; links and paths too; slots and signs above them. */
void vaka_overlays_under(const vaka_sheet *sheet);
void vaka_overlays_over(const vaka_sheet *sheet);
/* sign_view.c: badges, as signs where there is a drawing, else as words. */
void vaka_signs_draw(const vaka_sheet *sheet);

/* pieces_view.c: the pieces of a space, side by side. */
void vaka_pieces_draw(const vaka_sheet *sheet, int32_t zone, vaka_spot at);
/* The piles that lie in a zone and are drawn as pieces (tiles are ground), without what is still
 * under way to it, with what is planned there. Owned by the caller; NULL: there are none. */
vaka_pile *vaka_pieces_of(const vaka_sheet *sheet, int32_t zone, int32_t *count);
/* Where they lie, at most so many of them; how many do. */
int32_t vaka_pieces_boxes(const vaka_sheet *sheet, int32_t zone, SDL_Rect *boxes, int32_t most);
/* Where a disk lies that is nobody's and says something about the space: small, below the pieces;
 * at a spot with badges above them. Several stand side by side, `aside` from the middle. */
SDL_Rect vaka_pieces_mark(const vaka_sheet *sheet, int32_t zone, float aside);
/* "+3" in the place of a piece. */
void vaka_pieces_more(const vaka_sheet *sheet, SDL_Rect box, int32_t more);

/* ghost_view.c: how many of a kind are planned at a space; puts what is planned there and is no
 * piece among its piles, which have room for all of them, and returns how many piles there are
 * then; draws a pile that is only planned; what of all that can be pressed. */
int32_t vaka_ghosts_at(const vaka_board *board, int32_t zone, int32_t kind);
int32_t vaka_ghosts_add(const vaka_board *board, int32_t zone, vaka_pile *piles, int32_t count);
void vaka_ghost_draw(const vaka_sheet *sheet, int32_t zone, const vaka_pile *pile, SDL_Rect box);
void vaka_ghosts_hits(vaka_board *board);

/* fan_view.c: the pieces of a space, one by one, in rows beside it. Returns what they cover. */
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

/* group_view.c: pieces under way, each group where it is. Where one of those in it stands around
 * its middle, with spaces of a radius; the ring around them. */
void vaka_groups_draw(const vaka_sheet *sheet);
SDL_Rect vaka_group_part(vaka_spot at, float r, int32_t part, int32_t shown);
void vaka_group_ring(SDL_Surface *on, vaka_spot at, float r, int32_t shown, vaka_ink ink);

/* way_view.c: the dotted way to the place pointed at; what it covers. */
void vaka_way_draw(vaka_board *board);
SDL_Rect vaka_way_box(const vaka_board *board);

/* top_view.c: what follows the pointer and the clock. */
void vaka_top_draw(vaka_board *board);

/* card_view.c: the card under the pointer, or that the keyboard has come to, large; false: there is
 * none. */
bool vaka_card_draw(vaka_board *board);

/* place_view.c: where the card about the space that is pointed at lies, and where it would without
 * a fan; false: there is none. */
bool vaka_place_box(vaka_board *board, SDL_Rect *box);
bool vaka_place_first(vaka_board *board, SDL_Rect *box);

#endif
