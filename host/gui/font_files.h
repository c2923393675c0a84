/* gui/font_files.h - where the fonts are, by fontconfig.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_FONT_FILES_H
#define GUI_FONT_FILES_H

#include "core/error.h"

#define VAKA_FONT_FILES 2 /* of a face: what we like best, and one for what it lacks */

typedef struct vaka_font_file {
    char *path; /* owned */
    int index;  /* of the font in the file */
} vaka_font_file;

/* Files of a face (VAKA_FACE_…), best first. Fails if no font is installed. */
vaka_status vaka_font_files(int face, vaka_font_file out[VAKA_FONT_FILES], vaka_error *err);

/* Gives back what fontconfig has read; due when no more files are looked for. */
void vaka_font_files_done(void);

#endif
