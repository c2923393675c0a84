/* gui/art_file.h - one drawing's file: found, read as a stranger's, and brought into plain form.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_ART_FILE_H
#define GUI_ART_FILE_H

#include <stdbool.h>

#define VAKA_ART_TROUBLE 512

typedef struct vaka_art_file {
    char *text;                     /* in plain form (core/drawing.h), owned; NULL: it is bad */
    char path[4096];                /* "mods/reef/art/conquest/rose.svg" */
    char trouble[VAKA_ART_TROUBLE]; /* "rose.svg:3:7: dashes are not drawn"; empty: it is good */
} vaka_art_file;

/* Reads `name`.svg below a folder; false: there is no such file. A bad one is there. */
bool vaka_art_file_read(vaka_art_file *file, const char *folder, const char *name);

/* Writes the trouble of a file to the standard error, with its whole path. */
void vaka_art_file_tell(const vaka_art_file *file);

#endif
