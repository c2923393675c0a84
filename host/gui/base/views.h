/* gui/base/views.h - where the board of a game was looked at last, kept among the settings.
 *
 * SPDX-License-Identifier: MIT
 *
 * By the name of the game's journal; of the last few games only. */
#ifndef GUI_BASE_VIEWS_H
#define GUI_BASE_VIEWS_H

#include "gui/base/settings.h"

typedef struct vaka_last_look {
    float x, y, radius; /* of the camera: what is in the middle, and how large */
    bool whole;         /* all of it is looked at, however large the window is */
} vaka_last_look;

/* False: nothing is kept of that journal (NULL: it has none). */
bool vaka_views_find(const vaka_settings *settings, const char *path, vaka_last_look *out);

/* Keeps it, in the place of the oldest. */
void vaka_views_keep(vaka_settings *settings, const char *path, const vaka_last_look *view);

#endif
