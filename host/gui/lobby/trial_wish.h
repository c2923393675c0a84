/* gui/lobby/trial_wish.h - how a part of a mod is tried: in which game, with which rules, and when.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_LOBBY_TRIAL_WISH_H
#define GUI_LOBBY_TRIAL_WISH_H

#include "gui/lobby/lobby.h"
#include "gui/ui/form.h"

#define VAKA_TRIAL_MENU 100000 /* numbers of its menu are not below */

/* Nothing is wished for. */
void vaka_trial_wish_none(vaka_trial_wish *wish);

/* Rows for all that can be wished for; what is pressed there comes back as `button` and a number,
 * which the next takes. The last takes what was chosen in its menu. */
void vaka_trial_wish_put(vaka_lobby *lobby, vaka_form *form, int32_t button);
void vaka_trial_wish_press(vaka_lobby *lobby, int32_t button, int32_t number);
void vaka_trial_wish_chosen(vaka_lobby *lobby, int32_t item);

/* Writes the wishes into the part that is tried; they are borrowed from the lobby. */
void vaka_trial_wish_give(const vaka_lobby *lobby, vaka_gui_part *part);

#endif
