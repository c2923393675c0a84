/* gui/lobby/trial_moment.h - when a part of a mod is tried.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_LOBBY_TRIAL_MOMENT_H
#define GUI_LOBBY_TRIAL_MOMENT_H

#include "gui/lobby/lobby.h"
#include "gui/ui/form.h"

/* Rows for turn, phase and seat; what is pressed there comes back as `button` and a number, which
 * the other one takes. */
void vaka_trial_moment_put(vaka_lobby *lobby, vaka_form *form, int32_t button);
void vaka_trial_moment_press(vaka_lobby *lobby, int32_t number);

#endif
