/* gui/base/quiet.h - what a player does not want to be asked again, kept among the settings.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_BASE_QUIET_H
#define GUI_BASE_QUIET_H

#include "gui/base/settings.h"

/* Notes what he wants about something of a game; what he wants, from 0 (to be asked) to `most`. */
void vaka_quiet_note(vaka_settings *settings, const char *game, const char *about, int32_t wish);
int32_t vaka_quiet_about(const vaka_settings *settings, const char *game, const char *about,
                         int32_t most);

/* Is there anything he is not asked about? He is asked about everything again. */
bool vaka_quiet_any(const vaka_settings *settings);
void vaka_quiet_end(vaka_settings *settings);

#endif
