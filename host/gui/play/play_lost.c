/* gui/play/play_lost.c - an action that would end the game, not won, or that the game marks as bad:
 * whoever takes it is asked.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/play/play.h"
#include "table/codec.h"

enum { ITEM_LOST = -126, ITEM_KEPT = -127 }; /* below those of play_end.c */

static bool is_same(const vaka_action *a, const vaka_action *b)
{
    return vaka_action_compare(a, b) == 0;
}

/* What speaks against it, false: nothing. What has to be said in words of the host stands for what
 * the game says nothing about. */
static bool speaks_against(vaka_play *play, const vaka_action *action, char why[VAKA_SENTENCE])
{
    const vaka_view *view = &play->view;
    const char *lost = "This may end the game, and you would not have won it.";

    if (!vaka_picks_anytime(view, action) && vaka_picks_marked(view, action, VAKA_TONE_BAD, why) &&
        why[0])
        return true;
    if (!vaka_picks_loses(view, action))
        return false;
    snprintf(why, VAKA_SENTENCE, "%s", vaka_ui_say(play->ui, lost));
    return true;
}

bool vaka_lost_asks(vaka_play *play, const vaka_action *action)
{
    const vaka_view *view = &play->view;
    char title[VAKA_SENTENCE];

    if (vaka_tutor_on(play) ||
        (play->ui->menu.open && is_same(&play->lost, action)) || /* told again: it is meant */
        !speaks_against(play, action, title))
        return false;
    play->lost = *action;
    vaka_menu_begin(play->ui, title, -1, -1);
    vaka_menu_add(play->ui, ITEM_KEPT, vaka_ui_say(play->ui, "Go back"));
    vaka_menu_add(play->ui, ITEM_LOST, vaka_view_action(view, &play->lost, title));
    return true;
}

bool vaka_lost_chosen(vaka_play *play, int32_t item)
{
    if (item == ITEM_LOST)
        vaka_play_take(play, &play->lost);
    return item == ITEM_LOST || item == ITEM_KEPT;
}
