/* gui/base/finished.h - which games were played to their end, kept among the settings.
 *
 * SPDX-License-Identifier: MIT
 *
 * A journal does not say so without being replayed; so the last few are remembered by name and
 * size, and one that was found to go on. Both are so as long as nothing is added to the journal,
 * not even an undo. */
#ifndef GUI_BASE_FINISHED_H
#define GUI_BASE_FINISHED_H

#include "gui/base/settings.h"

/* Was the journal finished when it had so many bytes? */
bool vaka_finished_has(const vaka_settings *settings, const char *path, int64_t bytes);

/* Remembers that the journal is finished as it is now (NULL: it has none), and writes the settings.
 * It is a reminder: nothing is lost, and nobody told, if that fails. */
void vaka_finished_note(vaka_settings *settings, const char *path);

/* The same of a game that is known to go on. */
bool vaka_finished_going(const vaka_settings *settings, const char *path, int64_t bytes);
void vaka_finished_note_going(vaka_settings *settings, const char *path, int64_t bytes);

#endif
