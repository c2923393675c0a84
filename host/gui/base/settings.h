/* gui/base/settings.h - what a player has set and chosen, kept in a small text file.
 *
 * SPDX-License-Identifier: MIT
 *
 * A line for each: a key, a blank, a value. Lines that make no sense are passed over, so a file
 * that was damaged costs only what was damaged; a file that cannot be written costs nothing but
 * memory of it. */
#ifndef GUI_BASE_SETTINGS_H
#define GUI_BASE_SETTINGS_H

#include "text/error.h"

#define VAKA_SETTINGS 512u     /* most of them */
#define VAKA_SETTINGS_KEY 96   /* longest key with its end */
#define VAKA_SETTINGS_TEXT 256 /* longest value with its end */

typedef struct vaka_setting_line {
    char key[VAKA_SETTINGS_KEY];
    char text[VAKA_SETTINGS_TEXT];
} vaka_setting_line;

typedef struct vaka_settings {
    char path[4096];       /* empty: nothing is kept */
    vaka_setting_line *at; /* owned; sorted by key */
    uint32_t count;
    bool changed; /* since it was read or written */
} vaka_settings;

/* Reads a file; one that is not there has no settings. Begins all zero. */
void vaka_settings_read(vaka_settings *settings, const char *path);
void vaka_settings_done(vaka_settings *settings);

/* Writes it if something has changed: a new file in place of the old one, whole or not at all. */
vaka_status vaka_settings_write(vaka_settings *settings, vaka_error *err);

/* The value of a key; `normal` if it has none. A number outside its bounds has none. */
const char *vaka_settings_text(const vaka_settings *settings, const char *key, const char *normal);
int32_t vaka_settings_number(const vaka_settings *settings, const char *key, int32_t min,
                             int32_t max, int32_t normal);

/* Sets one; line ends in it become blanks, and what is too long is cut between two characters. */
void vaka_settings_put(vaka_settings *settings, const char *key, const char *text);
void vaka_settings_put_number(vaka_settings *settings, const char *key, int32_t number);

#endif
