/* gui/play/play_counters.c - a counter was pressed: which actions are meant.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "gui/play/play.h"

/* Only one's own numbers, and those of the game, stand for the counter. */
bool vaka_play_counts(const vaka_play *play, int32_t counter, int32_t seat)
{
    const vaka_view *view = &play->view;

    if (!play->asked || (seat != VAKA_NONE && seat != view->seat))
        return false;
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (vaka_picks_names_counter(view, &view->legal[i], counter))
            return true;
    return false;
}

/* Is a place or another counter left to be pointed at? */
static bool opens(const vaka_play *play, const uint32_t *at, uint32_t count, int32_t counter)
{
    for (uint32_t i = 0; i < count; i++)
        if (vaka_picks_open_counter(&play->view, &play->picks, &play->view.legal[at[i]], counter))
            return true;
    return vaka_play_opens(play, at, count, VAKA_NONE);
}

/* One action is meant: do it. Some need a place: pick. Else ask which one. */
static void settle(vaka_play *play, const uint32_t *at, uint32_t count, int32_t counter)
{
    const vaka_view *view = &play->view;

    if (count == 1 && !vaka_picks_anytime(view, &view->legal[at[0]])) {
        vaka_play_act(play, &view->legal[at[0]]);
    } else if (!vaka_picks_has_counter(&play->picks, counter) && play->picks.counters < VAKA_ARGS &&
               opens(play, at, count, counter)) {
        play->picks.counter[play->picks.counters++] = counter;
        vaka_play_refresh(play);
    } else {
        vaka_play_menu(play, at, count, vaka_counter_title(view, counter));
    }
}

void vaka_play_counter(vaka_play *play, int32_t counter, bool all)
{
    uint32_t *at = vaka_xnew((play->view.legal_count + 1u) * sizeof *at);
    uint32_t count =
        play->asked ? vaka_picks_match_counter(&play->view, &play->picks, counter, at) : 0;

    if (count == 0 && play->asked && vaka_picks_any(&play->picks)) { /* something else is meant */
        vaka_picks_clear(&play->picks);
        vaka_play_refresh(play);
        count = vaka_picks_match_counter(&play->view, &play->picks, counter, at);
    }
    if (count == 0 && !play->over && !play->replay)
        vaka_notice_say(play->ui, false,
                        play->asked ? VAKA_TEXT("Nothing can be done with this now.")
                                    : VAKA_TEXT("It is not your turn."));
    else if (count > 0 && all)
        vaka_play_menu(play, at, count, vaka_counter_title(&play->view, counter));
    else if (count > 0)
        settle(play, at, count, counter);
    free(at);
}
