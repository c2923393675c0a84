/* gui/base/stands.h - how games stood when they were left, kept among the settings.
 *
 * SPDX-License-Identifier: MIT
 *
 * A journal does not say it without being replayed; so the last few are remembered by name and
 * size, for the list of games. */
#ifndef GUI_BASE_STANDS_H
#define GUI_BASE_STANDS_H

#include "gui/base/settings.h"

/* What is told of a game: 0 turns or no points are not told. */
typedef struct vaka_stand {
    int32_t turn;
    char points[64]; /* of all seats, as they are written: "6 – 9" */
} vaka_stand;

/* Remembers it for the journal as it is now (NULL: it has none), and writes the settings. It is a
 * reminder: nothing is lost, and nobody told, if that fails. */
void vaka_stands_note(vaka_settings *settings, const char *path, const vaka_stand *stand);

/* How it stood when the journal had so many bytes; false: that is not remembered. */
bool vaka_stands_find(const vaka_settings *settings, const char *path, int64_t bytes,
                      vaka_stand *out);

#endif
