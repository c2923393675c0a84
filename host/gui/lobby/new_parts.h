/* gui/lobby/new_parts.h - the parts of the screen for a new game: seats, options, rules, mods.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_LOBBY_NEW_PARTS_H
#define GUI_LOBBY_NEW_PARTS_H

#include "gui/lobby/lobby.h"
#include "gui/ui/form.h"

enum { /* what its buttons do */
       VAKA_NEW_MODULE,
       VAKA_NEW_SCENARIO,
       VAKA_NEW_SEATS_LESS,
       VAKA_NEW_SEATS_MORE,
       VAKA_NEW_PLAYER,
       VAKA_NEW_NAME,
       VAKA_NEW_STYLE,
       VAKA_NEW_LESS,
       VAKA_NEW_MORE,
       VAKA_NEW_RULE,
       VAKA_NEW_VALUE_LESS, /* b: rule * VAKA_GUI_OPTIONS + option */
       VAKA_NEW_VALUE_MORE,
       VAKA_NEW_MOD,
       VAKA_NEW_SEED,
       VAKA_NEW_NO_HINTS,
       VAKA_NEW_BACK,
       VAKA_NEW_PLAY,
};

void vaka_new_seats(vaka_lobby *lobby, vaka_form *form);
void vaka_new_options(vaka_lobby *lobby, vaka_form *form);
void vaka_new_rules(vaka_lobby *lobby, vaka_form *form);
void vaka_new_mods(vaka_lobby *lobby, vaka_form *form);

/* new_sum.c: what will be played, in a line beside the buttons below `body`, or above them where it
 * has no room there; returns how much of the body it takes. Its words: so many parts at most, and
 * how many more there are. */
int vaka_new_sum(vaka_lobby *lobby, SDL_Rect body);
void vaka_new_sum_text(const vaka_lobby *lobby, uint32_t most, char *out, size_t room);

/* Who plays a seat: asks, and takes the answer. */
void vaka_new_player_menu(vaka_lobby *lobby, int32_t seat);
void vaka_new_player_chosen(void *data, int32_t item); /* `data` is a vaka_lobby */

/* The next colour, pattern and outline that no other seat has. */
void vaka_new_next_style(vaka_lobby *lobby, int32_t seat);

#endif
