/* gui/draw/art_file.h - one drawing's file: found, read and checked.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_DRAW_ART_FILE_H
#define GUI_DRAW_ART_FILE_H

#include <stdbool.h>

#define VAKA_ART_TROUBLE 512

typedef struct vaka_art_file {
    char *text;                     /* owned; NULL: it is bad */
    char path[4096];                /* "MOD/art/GAME/rose.svg" */
    char trouble[VAKA_ART_TROUBLE]; /* "rose.svg:3:7: dashes are not drawn"; empty: it is good */
} vaka_art_file;

/* Reads `name`.svg below a folder; false: there is no such file. A bad one is there. One that came
 * with the program is taken as it is; any other is checked, and brought into plain form
 * (drawing/drawing.h). */
bool vaka_art_file_read(vaka_art_file *file, const char *folder, bool bundled, const char *name);

/* Writes the trouble of a file to the standard error, with its whole path. */
void vaka_art_file_tell(const vaka_art_file *file);

#endif
