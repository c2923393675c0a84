/* gui/play/hint.c - what would a good player do here, and why?
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/play/play.h"
#include "table/codec.h"

/* A rule of the match forbids them, or an option of its game is off. */
bool vaka_hint_allowed(const vaka_play *play)
{
    const vaka_journal_head *head = vaka_record_head(play->record);
    const vaka_layout *layout = play->view.layout;

    for (uint32_t i = 0; i < head->rule_count; i++)
        if (strncmp(head->rule[i], "no_hints", 8) == 0 &&
            (head->rule[i][8] == '\0' || head->rule[i][8] == ':'))
            return false;
    for (uint32_t i = 0; i < layout->module->option_count; i++)
        if (strcmp(layout->module->options[i].id, "hints") == 0)
            return layout->setup.option[i] != 0;
    return true;
}

bool vaka_hint_any(const vaka_play *play)
{
    const vaka_gui_host *host = play->ui->start ? play->ui->start->host : NULL;

    return host && host->hint && play->record && play->asked && !play->over && !play->replay &&
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

static void tell(vaka_play *play, const vaka_action *action, const char *why)
{
    char what[VAKA_SENTENCE], text[2 * VAKA_SENTENCE + 80];
    int32_t place = place_of(&play->view, action);

    vaka_view_action(&play->view, action, what);
    vaka_say_with(play->ui->language, "A good player might do this: {0}.", VAKA_WITH(what), text,
                  sizeof text);
    if (*why)
        snprintf(text + strlen(text), sizeof text - strlen(text), " %s", why);
    if (place != VAKA_NONE)
        vaka_play_locate(play, place);
    vaka_notice_set(play->ui, false, "%s", text);
}

void vaka_play_hint(vaka_play *play)
{
    const vaka_gui_host *host = play->ui->start->host;
    char why[VAKA_SENTENCE] = "";
    vaka_action action;

    if (!vaka_hint_any(play))
        vaka_notice_say(play->ui, false, "There are no hints here.");
    else if (!vaka_hint_allowed(play))
        vaka_notice_say(play->ui, false, "This match is played without hints.");
    else if (!host->hint(host->data, play->record, play->view.seat, &action, why))
        vaka_notice_say(play->ui, false, "Nobody knows what would be best here.");
    else
        tell(play, &action, why);
}
