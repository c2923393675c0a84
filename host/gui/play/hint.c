/* gui/play/hint.c - what would a good player do here, and why?
 *
 * SPDX-License-Identifier: MIT */
#include "front/advice.h"
#include "gui/play/play.h"
#include "table/codec.h"
#include "table/hash.h"

#include <string.h>

bool vaka_hint_allowed(const vaka_play *play)
{
    return vaka_advice_allowed(vaka_record_head(play->record), play->view.layout);
}

bool vaka_hint_any(const vaka_play *play)
{
    const vaka_gui_host *host = play->ui->start ? play->ui->start->host : NULL;

    return host && host->hints && play->record && play->asked && !play->over && !play->replay &&
           !play->tutor.steps;
}

/* The place that an action names last: where it ends. */
static int32_t place_of(const vaka_view *view, const vaka_action *action)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);
    int32_t found = VAKA_NONE;

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if ((verb->arg[i].type == VAKA_ARG_SPACE || verb->arg[i].type == VAKA_ARG_ZONE ||
             verb->arg[i].type == VAKA_ARG_ROUTE) &&
            vaka_on_board(view->layout, action->arg[i]))
            found = action->arg[i];
    return found;
}

static uint64_t hash_notice(const vaka_play *play)
{
    return vaka_hash(0, play->ui->notice, strlen(play->ui->notice));
}

static void tell(vaka_play *play, const vaka_hint *hint)
{
    char text[VAKA_ADVICE_TEXT];
    int32_t place = place_of(&play->view, &hint->plan.at[0]);

    vaka_advice_say(&play->view, hint, text, sizeof text);
    if (place != VAKA_NONE)
        vaka_play_locate(play, place);
    vaka_notice_set(play->ui, false, "%s", text);
    play->hinted = (vaka_hinted){vaka_live_clock(play->view.live) + 1u, place, hash_notice(play)};
}

void vaka_hint_fade(vaka_play *play)
{
    vaka_hinted *of = &play->hinted;
    bool done = of->clock != vaka_live_clock(play->view.live) + 1u;

    if (!of->clock || (!done && play->ui->notice[0]))
        return;
    if (hash_notice(play) == of->said)
        play->ui->notice[0] = '\0';
    if (of->place != VAKA_NONE && play->board.cursor == of->place) {
        play->board.cursor = VAKA_NONE;
        if (play->ui->focus.what == VAKA_HIT_BOARD)
            play->ui->focus = (vaka_hit){0};
    }
    of->clock = 0;
}

static void tell_nobody(vaka_play *play)
{
    vaka_notice_say(play->ui, false, "Nobody knows what would be best here.");
}

/* Looks ahead in the background, where there is something to look ahead for; asked once more
 * meanwhile, it says the best so far. */
static void ask(vaka_play *play)
{
    vaka_live *live = play->view.live;
    vaka_hint hint;

    if (play->hint) {
        vaka_thought_stop(play->hint);
        return;
    }
    play->hint = vaka_hint_start(live, play->view.seat);
    if (play->hint)
        vaka_notice_say(play->ui, false, "A strong player thinks about it…");
    else if (vaka_hint_usual(live, play->view.seat, &hint))
        tell(play, &hint);
    else
        tell_nobody(play);
}

void vaka_hint_tick(vaka_play *play)
{
    vaka_hint hint;

    if (!play->hint || !vaka_thought_over(play->hint))
        return;
    bool found = vaka_hint_take(play->hint, play->view.live, play->view.seat, &hint);
    play->hint = NULL;
    play->ui->dirty = true;
    if (found)
        tell(play, &hint);
    else
        tell_nobody(play);
}

void vaka_hint_drop(vaka_play *play)
{
    vaka_thought_drop(play->hint);
    play->hint = NULL;
}

void vaka_play_hint(vaka_play *play)
{
    if (!vaka_hint_any(play))
        vaka_notice_say(play->ui, false, "There are no hints here.");
    else if (!vaka_hint_allowed(play))
        vaka_notice_say(play->ui, false, "This match is played without hints.");
    else
        ask(play);
}
