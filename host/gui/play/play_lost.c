/* gui/play/play_lost.c - an action that would end the game, not won: whoever takes it is asked.
 *
 * SPDX-License-Identifier: MIT
 *
 * It is tried on a match that hangs on what the seat knows and on nothing else, so the question
 * tells no secret; it may be asked for nothing where chance or a secret decides. */
#include "gui/play/play.h"
#include "play/ways.h"
#include "table/codec.h"

enum { ITEM_LOST = -126, ITEM_KEPT = -127 }; /* below those of play_end.c */
#define TRIES 64                             /* other actions that are tried */

enum { GOES_ON, WON, LOST };

/* What comes of an action for the seat that takes it. */
static int outcome(const vaka_live *settled, int32_t seat, const vaka_action *action)
{
    vaka_live *after = vaka_live_clone(settled);
    uint8_t winners = 0;
    int of = GOES_ON;

    vaka_live_keep_undo(after, false);
    if (vaka_live_apply(after, action, NULL, NULL) == VAKA_OK &&
        vaka_live_finished(after, &winners))
        of = winners & VAKA_SEAT(seat) ? WON : LOST;
    vaka_live_free(after);
    return of;
}

/* Could something else be done, after which the game goes on? Else nothing is to be asked. */
static bool is_avoidable(const vaka_play *play, const vaka_live *settled)
{
    const vaka_view *view = &play->view;

    for (uint32_t i = 0; i < view->legal_count && i < TRIES; i++)
        if (!vaka_picks_anytime(view, &view->legal[i]) &&
            outcome(settled, view->seat, &view->legal[i]) == GOES_ON)
            return true;
    return false;
}

static bool is_same(const vaka_action *a, const vaka_action *b)
{
    return vaka_action_compare(a, b) == 0;
}

bool vaka_lost_asks(vaka_play *play, const vaka_action *action)
{
    const vaka_view *view = &play->view;
    char title[VAKA_SENTENCE];

    if (vaka_tutor_on(play) || view->seat < 0 || view->legal_count < 2 ||
        (play->ui->menu.open && is_same(&play->lost, action))) /* told again: it is meant */
        return false;
    vaka_live *settled = vaka_ways_settled(view->live, view->seat);
    bool asks =
        settled && outcome(settled, view->seat, action) == LOST && is_avoidable(play, settled);
    vaka_live_free(settled);
    if (!asks)
        return false;
    play->lost = *action;
    vaka_menu_begin(play->ui,
                    vaka_ui_say(play->ui, "This may end the game, and you would not have won it."),
                    -1, -1);
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
