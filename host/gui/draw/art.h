/* gui/draw/art.h - drawings: found by their key, drawn at the size that is wanted, and kept.
 *
 * SPDX-License-Identifier: MIT
 *
 * A drawing is an SVG file of paths, basic shapes and gradients, square, in the colours of the
 * light theme. The key a/b/c is the file a/b/c.svg in the first folder that has it; where there is
 * none, a/b is looked for. Colours of the light theme are replaced by those of the theme in use,
 * ink and paper by what the drawing lies on. A key without any file is drawn as if it had none.
 *
 * What did not come with the program is read as a stranger's (files/regular.h, drawing/drawing.h),
 * and drawings of mods are drawn by a process of their own (gui/draw/image_helper.h). A bad one is
 * told about on the standard error, with file, line and what is wrong, and is drawn as if it were
 * not there.
 */
#ifndef GUI_DRAW_ART_H
#define GUI_DRAW_ART_H

#include <SDL.h>

#include "gui/draw/theme.h"

#define VAKA_ART_KEY 128 /* longest key with its end */

typedef struct vaka_art vaka_art;

/* What stands for ink and paper in a drawing; 0 for both: they stay. */
typedef struct vaka_dye {
    vaka_ink ink, paper;
} vaka_dye;

/* With the folders beside the program, in the installation, or in VAKA_ART. */
vaka_art *vaka_art_new(void);
void vaka_art_free(vaka_art *art);

/* Folders that are looked into before those, the last one first; they replace all that were given
 * so before. What was found so far is forgotten if they are others: then true. */
bool vaka_art_folders(vaka_art *art, char *const *folders, uint32_t count);

/* Forgets how things look: another theme. */
void vaka_art_forget(vaka_art *art, bool dark);

/* A drawing of a size, or NULL if there is none. Borrowed until the next call for another one. */
SDL_Surface *vaka_art_get(vaka_art *art, const char *key, int size, vaka_dye dye);
bool vaka_art_has(vaka_art *art, const char *key);

/* Paints one on a surface without an alpha channel, in the colours of the theme: faster where much
 * of it is opaque. False: there is none. */
bool vaka_art_stamp(vaka_art *art, const char *key, int size, SDL_Surface *on, SDL_Point at);

/* The first key that was asked for and not found or not readable, once; else NULL. */
const char *vaka_art_missing(vaka_art *art);

/* What is wrong with that one's file, "rose.svg:3:7: dashes are not drawn"; "" if there is none. */
const char *vaka_art_why(const vaka_art *art);

#endif
