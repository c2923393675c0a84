/* gui/board/board.h - the board of a match in the window: where it is seen, and what moves on it.
 *
 * SPDX-License-Identifier: MIT
 *
 * It draws what a view shows and is handed the rest as data: which zones are worth pointing at,
 * which are picked. It wishes nothing and plays nothing. */
#ifndef GUI_BOARD_BOARD_H
#define GUI_BOARD_BOARD_H

#include "front/page.h"
#include "front/picks.h"
#include "gui/board/camera.h"
#include "gui/board/motion.h"
#include "gui/ui/ui.h"

#define VAKA_BOARD_WAY 32 /* stops of a way that are drawn */

#define VAKA_GHOSTS 64
#define VAKA_CARRIED 6 /* piles that are seen while they are dragged */

typedef struct vaka_ghost { /* something that is planned at a space */
    int32_t zone;
    int32_t kind;    /* the piece that lies there in the plan; VAKA_NONE: it is none */
    int32_t row;     /* of the tray */
    int32_t planned; /* number of the action in the plan */
    SDL_Rect box;    /* where it was drawn, on the board's picture; empty: nowhere */
} vaka_ghost;

typedef struct vaka_glide { /* the camera on its way to another place */
    bool on;
    vaka_spot from, to; /* of the plane */
    uint32_t begun, ms;
} vaka_glide;

struct vaka_board {
    vaka_gui_look *look; /* borrowed, like the next two */
    vaka_ui *ui;
    const vaka_view *view;   /* what is shown; NULL: nothing */
    SDL_Rect box;            /* of the window */
    SDL_Rect around;         /* with what lies beside and below it; empty: nothing does */
    SDL_Rect beside;         /* where a card may lie that would hide much of it; empty: nowhere */
    SDL_Rect sheet;          /* the panel in the middle of it; empty: there is none */
    SDL_Rect asks;           /* … the part of that with what is asked and its answers */
    bool asked;              /* the seat of the view is: it is told what it may do */
    const vaka_picks *picks; /* … with what is picked; NULL: nothing is */
    bool covered;            /* something of the screen lies over the board */
    SDL_Rect taken;          /* where a card lies over it for long: nothing is drawn there */

    vaka_camera camera;    /* where it is and how large */
    uint32_t look_version; /* of the look it was drawn with */
    uint8_t *targets;      /* owned: zones worth pointing at, by number */
    uint8_t *picked;       /* owned: zones that were pointed at so far */
    int32_t pointed;       /* zone under the pointer, or VAKA_NONE */
    int32_t named;         /* card that a button under the pointer names, or VAKA_NONE */
    int32_t cursor;        /* zone of the keyboard, or VAKA_NONE */
    int32_t about;         /* where the seat has done something last, or VAKA_NONE */

    bool map;           /* the small one is shown where not all of the board is in sight */
    int32_t map_corner; /* in which it lies */
    SDL_Point map_of;   /* size of the window for which that was chosen; 0: none was */
    vaka_glide glide;
    vaka_motion motion;
    bool pulsing; /* the edges of targets do (pulse.c) */
    int pulse;    /* how bright they are just now */
    uint32_t pulse_begun;
    int32_t fanned;                   /* zone whose pieces are fanned out, or VAKA_NONE */
    uint32_t fan_due;                 /* ticks at which those under the pointer will be; 0: never */
    int32_t way[VAKA_BOARD_WAY];      /* by which what is picked would go where is pointed at */
    int way_count;                    /* 0: it would not */
    char way_said[5 * VAKA_SENTENCE]; /* how, in a sentence */
    vaka_ghost ghosts[VAKA_GHOSTS];
    int32_t ghost_count;
    int32_t dragged;                 /* zone from which something is dragged, or VAKA_NONE */
    vaka_pile carried[VAKA_CARRIED]; /* what that is */
    int32_t carried_count;
    int32_t held;                    /* row of the tray that follows the pointer, or VAKA_NONE */
    vaka_scroll card;                /* what the card about a place tells, and … */
    int32_t card_zone;               /* … the place it was about */
    SDL_Rect top[VAKA_SCREEN_PARTS]; /* where what lies on top was drawn */
    int top_count;
};

/* Another match is on the table: places its boards, and forgets what was pointed at and moved. */
void vaka_board_begin(vaka_board *board, const vaka_layout *layout);
/* It is over: frees targets. And: frees everything. */
void vaka_board_end(vaka_board *board);
void vaka_board_done(vaka_board *board);

/* Where dice and cards with what is pointed at are shown: on the board, or where there is none or
 * little of it, on all that lies in its place. */
SDL_Rect vaka_board_room(const vaka_board *board);

/* Empty sets of targets and picked zones for the view, to be filled in. */
void vaka_board_unmark(vaka_board *board);
/* The view or what is marked has changed: finds out what has moved, and draws all anew. The record
 * (may be NULL) tells of dice. */
void vaka_board_refresh(vaka_board *board, vaka_record *record);

/* group_view.c: the space at which the pieces of a zone are shown, or VAKA_NONE. */
int32_t vaka_group_space(const vaka_view *view, int32_t zone);

/* ghost_view.c: the sign of what is no piece; finds all that the seat has planned. */
void vaka_tray_sign(const vaka_gui_look *look, const vaka_view *view, const vaka_tray *row,
                    SDL_Rect box);
void vaka_ghosts_gather(vaka_board *board);
/* A piece as it would lie, over the board's picture. */
void vaka_ghost_laid(vaka_board *board, const vaka_laid *laid);
/* What a press on the place that is pointed at would lay at once; false: nothing, or it is asked
 * about first. */
bool vaka_ghost_ahead(const vaka_board *board, vaka_laid *out);

/* action_said.c: an action as buttons, menus and cards word it: with what the place that it names
 * costs or brings, as the game marks it; returns `out`. */
const char *vaka_action_said(const vaka_view *view, const vaka_action *action,
                             char out[VAKA_SENTENCE]);

/* marks_said.c: tints, slots and badges of a place on one line; false: there are none. */
bool vaka_marks_said(vaka_page *page, const vaka_view *view, int32_t zone);

/* dice_view.c: a die as it lies; face 0: it has not been rolled. */
void vaka_die_draw(const vaka_gui_look *look, SDL_Rect box, int32_t sides, int32_t face);

/* board_view.c: draws it into its box. Before: where a board has far more hexes than are in use,
 * the whole of it is what is in use. */
void vaka_board_draw(vaka_board *board);
void vaka_board_bound(vaka_board *board);

/* top_view.c: what follows the pointer or the clock has changed, nothing else; it was drawn with
 * all the rest; only it is painted now (vaka_screen_motion). */
void vaka_board_touch(vaka_board *board);
void vaka_top_drawn(vaka_board *board);
int vaka_top_retouch(vaka_board *board, SDL_Rect out[VAKA_SCREEN_PARTS]);

/* glide.c: the camera goes to where a space can be seen, in so many ms; VAKA_NONE: it stops. Is it
 * under way; the time has come. */
void vaka_board_glide(vaka_board *board, int32_t zone, uint32_t ms);

/* The same to where all of some zones are in sight, if they can be at once. */
void vaka_board_gather(vaka_board *board, const uint8_t *zones, uint32_t ms);
bool vaka_glide_moves(const vaka_board *board);
void vaka_glide_tick(vaka_board *board, uint32_t now);

/* minimap_view.c: where the small map is, false: there is none; it was pressed at a point of the
 * window. */
bool vaka_minimap_box(const vaka_board *board, SDL_Rect *out);
bool vaka_minimap_press(vaka_board *board, int x, int y);

/* place_view.c: the card about the zone that is pointed at. */
void vaka_place_draw(vaka_board *board);

/* ground_view.c: what a space of the board looks like to the seat, or the back of its tile, large:
 * on all of a surface without an alpha channel. */
void vaka_ground_picture(vaka_board *board, int32_t zone, bool face, SDL_Surface *on);

/* card_view.c: a card with its picture, its name and what is written on it, in a box of the canvas;
 * false: not all of it can be read there. */
bool vaka_card_face(vaka_board *board, int32_t kind, SDL_Rect box);
bool vaka_card_is_read(vaka_board *board, int32_t kind, SDL_Rect box); /* could all of it be? */
/* Is it a card with something to read? To the next such one; false: there is none. The
 * box of the one that is shown large; false: none is. */
bool vaka_card_is(const vaka_board *board, const vaka_hit *hit);
/* The card that a button of an action names, to be read while it is pointed at; VAKA_NONE: none. */
int32_t vaka_card_named(const vaka_board *board, const vaka_hit *hit);
bool vaka_card_step(vaka_board *board, int by);
bool vaka_card_box(vaka_board *board, SDL_Rect *box);

/* preview.c: a small picture of the board with which a game would begin. */
typedef struct vaka_preview {
    vaka_record *record;  /* owned; NULL: it could not be begun */
    SDL_Surface *picture; /* owned; NULL: not drawn yet, or there is no board */
    char key[256];        /* what it was made for */
    bool dark;
} vaka_preview;

void vaka_preview_draw(vaka_preview *preview, vaka_ui *ui, SDL_Rect box);
void vaka_preview_done(vaka_preview *preview);

/* Draws the board of a record as a seat sees it, as if a surface were the whole window; writes a
 * picture to a file that is not there yet (preview.c). */
void vaka_board_paint(vaka_ui *ui, vaka_record *record, int32_t seat, SDL_Surface *on);
vaka_status vaka_board_save(SDL_Surface *picture, const char *path, vaka_error *err);

/* The board of a record, as a seat sees it, as a picture in a file, whose path is written
 * (VAKA_GUI_PATH bytes; preview.c). */
vaka_status vaka_board_export(vaka_ui *ui, vaka_record *record, int32_t seat, char *path,
                              vaka_error *err);

/* board.c: the drawings that the mods of a record bring go before those of the game; those of
 * other records' mods are there no more. */
void vaka_art_mods(vaka_ui *ui, vaka_record *record);

#endif
