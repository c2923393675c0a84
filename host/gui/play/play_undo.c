/* gui/play/play_undo.c - undo and redo, and why nothing is taken back.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/play/play.h"

static bool can_undo(const vaka_play *play, bool undo, vaka_refusal *why)
{
    const vaka_view *view = &play->view;

    if (play->over) { /* the live match might give it back, but nobody is asked any more */
        *why = (vaka_refusal){"game_over", "", VAKA_TEXT("the game is over"), {0}};
        return false;
    }
    return undo ? vaka_own_can_undo(&play->own_acts, view, why)
                : vaka_live_can_redo(view->live, view->seat, why);
}

bool vaka_play_undo_why(const vaka_play *play, bool undo, char *out, size_t room)
{
    char text[VAKA_SENTENCE];
    vaka_refusal why = {0};

    if ((!play->asked && !play->thinking.thought) || (play->view.seat < 0 && !play->over))
        return false;
    if (vaka_tutor_on(play)) {
        snprintf(out, room, "%s", vaka_ui_say(play->ui, "In a lesson nothing is taken back."));
        return true;
    }
    if (can_undo(play, undo, &why))
        return false;
    vaka_view_refusal(&play->view, &why, text);
    vaka_say_with(play->view.language, "You may not: {0}.", VAKA_WITH(text), out, room);
    return true;
}

void vaka_play_undo(vaka_play *play, bool undo)
{
    const vaka_view *view = &play->view;
    vaka_refusal why = {0};

    if ((!play->asked && !play->thinking.thought) || (view->seat < 0 && !play->over))
        return;
    if (vaka_tutor_on(play)) {
        vaka_notice_say(play->ui, false, "In a lesson nothing is taken back.");
        return;
    }
    if (can_undo(play, undo, &why))
        vaka_play_want(play, undo ? VAKA_WANT_UNDO : VAKA_WANT_REDO, view->seat);
    else
        vaka_notice_refusal(play->ui, &play->view, &why);
}

void vaka_play_undo_one(vaka_play *play)
{
    vaka_play_undo(play, true);
    if (play->wanted && play->want.type == VAKA_WANT_UNDO)
        play->want.type = VAKA_WANT_UNDO_ONE;
}
