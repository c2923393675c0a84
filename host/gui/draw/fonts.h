/* gui/draw/fonts.h - finds fonts, opens them in the sizes that are wanted, and draws lines of text.
 *
 * SPDX-License-Identifier: MIT
 *
 * Every line that was drawn is kept as a picture, so text that stays costs one copy. */
#ifndef GUI_DRAW_FONTS_H
#define GUI_DRAW_FONTS_H

#include <SDL.h>

#include "gui/base/settings.h"
#include "gui/draw/theme.h"
#include "text/error.h"

#define VAKA_FACE_SANS 0
#define VAKA_FACE_BOLD 1
#define VAKA_FACE_SERIF 2
#define VAKA_FACE_MONO 3
#define VAKA_FACES 4

#define VAKA_FONTS_TOLD "font_told" /* the setting that keeps what was said to be lacking */

typedef struct vaka_fonts vaka_fonts;

typedef struct vaka_type { /* how a line is set */
    int face;              /* VAKA_FACE_… */
    int px;                /* height of the font */
    vaka_ink ink;
} vaka_type;

/* Fails with a sentence that says what to install if there is no font at all. Looking for fonts
 * takes longer than anything else before the first frame: files that `known` names and that are
 * still there are taken as they were found last time, once it is known what was said of them
 * (VAKA_FONTS_TOLD). */
vaka_status vaka_fonts_open(vaka_fonts **out, const vaka_settings *known, vaka_error *err);
void vaka_fonts_close(vaka_fonts *fonts);

/* The families that would look better than what was found, with commas between them; none if all
 * are there, or if those of last time were taken. */
const char *vaka_fonts_lacking(const vaka_fonts *fonts);

/* Notes for next time where the fonts are by now. */
void vaka_fonts_note(vaka_fonts *fonts, vaka_settings *known);

/* For tests: told of every text that is cut to fit its box, broken within a word where it is set by
 * vaka_type_block_in, or drawn over the left or right edge of what it is drawn on. NULL: nobody. */
typedef void (*vaka_fonts_told)(void *data, const SDL_Surface *on, const char *text);
void vaka_fonts_watch(vaka_fonts *fonts, vaka_fonts_told told, void *data);
/* … and of every line that is drawn, with its place. */
typedef void (*vaka_fonts_drawn)(void *data, SDL_Rect box, const char *text);
void vaka_fonts_trace(vaka_fonts *fonts, vaka_fonts_drawn drawn, void *data);

/* All of these draw on the canvas of a look (look.h) with its fonts. */
typedef struct vaka_gui_look vaka_gui_look;

int vaka_type_high(const vaka_gui_look *look, vaka_type type); /* of a line, with its leading */
int vaka_type_wide(const vaka_gui_look *look, vaka_type type, const char *text);

/* Draws one line with its top left corner at (x, y) and returns how wide it is. */
int vaka_type_draw(const vaka_gui_look *look, vaka_type type, int x, int y, const char *text);

/* The same in a box: cut with an ellipsis if it is too wide; in the middle from top to bottom, and
 * by `align` (0, 1 or 2 halves) between left and right. */
void vaka_type_in(const vaka_gui_look *look, vaka_type type, SDL_Rect box, int align,
                  const char *text);

/* A text broken at blanks into lines of a width; … short ones, as of a button or a cell, each line
 * by `align` between left and right. The third only says how high it is. */
int vaka_type_block(const vaka_gui_look *look, vaka_type type, SDL_Rect box, const char *text);
void vaka_type_block_in(const vaka_gui_look *look, vaka_type type, SDL_Rect box, int align,
                        const char *text);
int vaka_type_block_high(const vaka_gui_look *look, vaka_type type, int width, const char *text);
/* Width from which on no word of it is broken. */
int vaka_type_word_wide(const vaka_gui_look *look, vaka_type type, const char *text);

#endif
