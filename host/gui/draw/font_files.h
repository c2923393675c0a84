/* gui/draw/font_files.h - where the fonts are, by fontconfig.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_DRAW_FONT_FILES_H
#define GUI_DRAW_FONT_FILES_H

#include <stdbool.h>

#include "gui/base/settings.h"
#include "text/error.h"

#define VAKA_FONT_FILES 2 /* of a face: what we like best, and one for what it lacks */

typedef struct vaka_font_file {
    char *path; /* owned */
    int index;  /* of the font in the file */
    bool best;  /* of the family that is liked best; not known of one that is recalled */
} vaka_font_file;

/* Files of a face (VAKA_FACE_…), best first. Fails if no font is installed. */
vaka_status vaka_font_files(int face, vaka_font_file out[VAKA_FONT_FILES], vaka_error *err);

/* The family that is liked best for a face. */
const char *vaka_font_files_best(int face);

/* The same from last time: false if something is not known, or not there any more. And for next
 * time; a path that is too long for a setting is looked for again. */
bool vaka_font_files_recall(int face, vaka_font_file out[VAKA_FONT_FILES],
                            const vaka_settings *known);
void vaka_font_files_note(int face, const vaka_font_file files[VAKA_FONT_FILES],
                          vaka_settings *known);

/* Gives back what fontconfig has read; due when no more files are looked for. */
void vaka_font_files_done(void);

#endif
